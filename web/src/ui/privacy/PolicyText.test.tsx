import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PolicyText } from './PolicyText.tsx';
import { policyBlocks } from './policy-blocks.ts';

const drawn = (text: string) =>
  renderToStaticMarkup(<PolicyText text={text} />)
    .replace(/^<div[^>]*>|<\/div>$/g, '')
    .replaceAll(' target="_blank" rel="noopener noreferrer nofollow"', '');

test('paragraphs keep their lines', () => {
  expect(drawn('Uno\nDos\r\n\r\nTres')).toBe('<p>Uno<br/>Dos</p><p>Tres</p>');
});

test('headings come below the title of the page and skip no level', () => {
  expect(drawn('# Uno\n### Dos\n## Tres\n###### Cuatro')).toBe('<h2>Uno</h2><h3>Dos</h3><h3>Tres</h3><h4>Cuatro</h4>');
  expect(drawn('### Solo')).toBe('<h2>Solo</h2>');
  expect(drawn('#sin espacio')).toBe('<p>#sin espacio</p>');
});

test('lists have dots or numbers, and their long lines stay together', () => {
  expect(drawn('Guardamos:\n- nombre\n* firma,\n  como dibujo\n1. uno\n2) dos\n\nFin')).toBe(
    '<p>Guardamos:</p><ul><li>nombre</li><li>firma, como dibujo</li></ul><ol><li>uno</li><li>dos</li></ol><p>Fin</p>',
  );
});

test('bold words and links, also one inside the other', () => {
  expect(drawn('Es **muy** claro: [AEPD](https://www.aepd.es)')).toBe(
    '<p>Es <strong>muy</strong> claro: <a href="https://www.aepd.es">AEPD</a></p>',
  );
  expect(drawn('**mira [aquí](https://a.test)**')).toBe(
    '<p><strong>mira </strong><strong><a href="https://a.test">aquí</a></strong></p>',
  );
  expect(drawn('**[aquí](mailto:a@b.test)**')).toBe('<p><strong><a href="mailto:a@b.test">aquí</a></strong></p>');
});

test('addresses become links without the full stop behind them', () => {
  expect(drawn('Ve a https://a.test/b?c=1. O escribe a hola@a.test.')).toBe(
    '<p>Ve a <a href="https://a.test/b?c=1">https://a.test/b?c=1</a>. O escribe a <a href="mailto:hola@a.test">hola@a.test</a>.</p>',
  );
});

test.each([
  '[pulsa](javascript:alert(1))',
  '[pulsa](javascript:alert)',
  '[pulsa](JaVaScRiPt:alert)',
  '[pulsa](java\tscript:alert)',
  '[pulsa](data:text/html,hola)',
  '[pulsa](vbscript:x)',
  '[pulsa](//malo.test)',
  '[pulsa](/dashboard)',
  '[pulsa](https:///)',
  '**[pulsa](javascript:alert)**',
])('a link that leads anywhere else stays text: %s', (source) => {
  const html = drawn(source);
  expect(html).not.toContain('<a');
  expect(html).toContain('pulsa');
});

test('HTML is shown, not obeyed', () => {
  expect(drawn('<img src=x onerror="alert(1)"><script>alert(2)</script>')).toBe(
    '<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&lt;script&gt;alert(2)&lt;/script&gt;</p>',
  );
  expect(drawn('https://a.test/"><script>')).toBe(
    '<p><a href="https://a.test/">https://a.test/</a>&quot;&gt;&lt;script&gt;</p>',
  );
  expect(drawn('[<b>x</b>](https://a.test)')).toBe('<p><a href="https://a.test">&lt;b&gt;x&lt;/b&gt;</a></p>');
});

const quickest = (text: string) =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const before = performance.now();
      policyBlocks(text);
      return performance.now() - before;
    }),
  );
const long = (piece: string) => piece.repeat(50_000 / piece.length);

test.each(['*', '**', '[', '[a](', '#', '- ', 'a', 'a.', '1', 'http://', '@', 'a@a.', ' '])(
  'fifty thousand characters of "%s" are read about as fast as prose, not a thousand times slower',
  (piece) => {
    expect(quickest(long(piece)) / quickest(long('Tus datos son tuyos. '))).toBeLessThan(200);
  },
);
