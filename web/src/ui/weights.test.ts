import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

test('letters have three weights, whoever styles them', () => {
  const styles = globSync('**/*.css', { cwd: source });
  const weights = styles.flatMap((name) =>
    [...readFileSync(join(source, name), 'utf8').matchAll(/font-weight:\s*([^;]+);/g)].map(([, weight]) => weight),
  );
  expect(new Set(weights)).toEqual(new Set(['400', 'inherit', 'var(--medium)', 'var(--bold)']));
});
