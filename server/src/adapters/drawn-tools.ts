import sharp from 'sharp';

/** What a tool without a photo is drawn as: lines on a field of 24 by 24. */
const drawings = {
  wrench: 'M15.9 3.6a5 5 0 0 0-6 6.6l-6.2 6.2a2.3 2.3 0 0 0 3.3 3.3l6.2-6.2a5 5 0 0 0 6.6-6l-3.2 3.2-3.2-.7-.7-3.2z',
  power: 'M3 5.5h10.5V11H3zM13.5 6.7h3.2v3h-3.2M16.7 8.2H21M5.5 11l-1 6h5l.6-6M3.6 17h6.8v3H3.6zM10.1 13.4h1.6',
  gauge: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 12l3.6-4.2M6.8 12h1M16.2 12h1M12 6.8v.9M8.9 16.8h6.2',
  screen: 'M3.5 5h17v11h-17zM9 20h6M12 16v4M6.5 10.8h2.4l1.6-3 2.6 5.4 1.5-2.4h2.9',
  lift: 'M3 20.5h18M6 20.5l12-7M18 20.5l-12-7M4.5 13.5h15M12 10.5v-7M9 6.5l3-3 3 3',
  drop: 'M12 3.2c3.4 4.4 6 7.4 6 10.9a6 6 0 0 1-12 0c0-3.5 2.6-6.5 6-10.9zM9.2 14.4a2.9 2.9 0 0 0 2.6 2.9',
  set: 'M3 8.5h18V19H3zM8.5 8.5V6a1.5 1.5 0 0 1 1.5-1.5h4A1.5 1.5 0 0 1 15.5 6v2.5M3 13h6.5M14.5 13H21M9.5 11.5h5v3h-5z',
  wheel:
    'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 3.5V8M12 16v4.5M3.5 12H8M16 12h4.5',
  paint: 'M4 4h13v5.5H4zM17 6.7h3.2V12h-8.7v2.8M9.9 14.8h3.2v5.7H9.9z',
} as const;
export type ToolDrawing = keyof typeof drawings;

/** Words of a category, in either language and without accents, that say what its tools look like. */
const words: [ToolDrawing, RegExp][] = [
  ['wheel', /neumaticos|rueda|cubierta|tyre|tire|wheel/],
  ['screen', /diagn|electronic|scan|ordenador|computer|pantalla/],
  ['gauge', /medi|calibr|dinamo|torque|metro|measur|gauge|presion|pressure|control/],
  ['lift', /eleva|gato|grua|lift|jack|hoist|crane|borriqueta/],
  ['drop', /aceite|engras|fluid|liquid|oil|grease|limpie|clean|refriger|coolant/],
  ['paint', /pint|paint|chapa|carrocer|body|barniz/],
  ['power', /electric|bateria|taladr|atornill|amolad|neumatica|power|drill|cordless|battery|pneumatic|air/],
  ['set', /juego|maletin|vaso|carraca|punta|kit|set|socket|bit/],
];

export const toolDrawingFor = (category: string): ToolDrawing => {
  const plain = category.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return words.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'wrench';
};

export const drawnToolSize = { width: 800, height: 600 };

const drawn = new Map<ToolDrawing, Promise<Buffer>>();

/** The drawing as WebP, made once by each process. */
export const drawTool = (which: ToolDrawing): Promise<Buffer> => {
  const made =
    drawn.get(which) ??
    sharp(Buffer.from(picture(drawings[which])))
      .webp({ quality: 88 })
      .toBuffer();
  drawn.set(which, made);
  return made;
};

const picture = (
  lines: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawnToolSize.width} ${drawnToolSize.height}"
  width="${drawnToolSize.width}" height="${drawnToolSize.height}">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3f6fb"/><stop offset="1" stop-color="#dfe8f3"/></linearGradient>
  </defs>
  <rect width="800" height="600" fill="url(#sky)"/>
  <circle cx="400" cy="300" r="218" fill="#ffffff" opacity="0.75"/>
  <g transform="translate(256 156) scale(12)" fill="#e8eef6" stroke="#12355b" stroke-width="1.15" stroke-linecap="round" stroke-linejoin="round">
    <path d="${lines}"/>
  </g>
</svg>`;
