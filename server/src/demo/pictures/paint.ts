/** What pictures are made of: shapes as SVG, and the materials that fill them, lit from above on the left. */

const materials = {
  steel: ['#ffffff', '#c3cad2', '#6c7682'],
  dark: ['#8b949e', '#4a525b', '#1d2228'],
  rubber: ['#6a7078', '#33383e', '#14171a'],
  graphite: ['#737c86', '#434a52', '#22272c'],
  brass: ['#fff3c8', '#d1a646', '#7d5a17'],
  white: ['#ffffff', '#eef0f3', '#b9c0c8'],
  red: ['#ff8a7c', '#d32f2f', '#7d1414'],
  orange: ['#ffc489', '#ee7d1b', '#8f4206'],
  yellow: ['#fff0a6', '#f5b700', '#9a6c00'],
  green: ['#9be3b4', '#2f9157', '#124a2a'],
  blue: ['#8fc1f7', '#1f5fae', '#0c2c57'],
  navy: ['#6f93bd', '#1c446f', '#0b2440'],
} as const;
export type Material = keyof typeof materials;

/** Round like a bar lying down. */
export const round = (material: Material) => `url(#round-${material})`;
/** Round like a bar standing up. */
export const upright = (material: Material) => `url(#upright-${material})`;
/** Flat, with a little light on it. */
export const flat = (material: Material) => `url(#flat-${material})`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, corner = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${fill}"/>`;
export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>`;
export const line = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const ring = (x: number, y: number, r: number, colour: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** The same drawing somewhere else, turned and larger or smaller. */
export const at = (x: number, y: number, content: string, turn = 0, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`;
export const mirrored = (content: string) => `<g transform="scale(-1 1)">${content}</g>`;
export const faint = (opacity: number, content: string) => `<g opacity="${opacity}">${content}</g>`;
export const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

export const polygon = (x: number, y: number, r: number, sides: number, fill: string, turn = 0) => {
  const corner = (index: number) => {
    const angle = ((index * 360) / sides + turn) * (Math.PI / 180);
    return `${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * Math.sin(angle)).toFixed(1)}`;
  };
  return `<polygon points="${Array.from({ length: sides }, (_, index) => corner(index)).join(' ')}" fill="${fill}"/>`;
};

const stops = (...parts: [number, string][]) =>
  parts.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');

const fading = (colour: string, opacity: number) =>
  `<stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`;

const gradients = Object.entries(materials)
  .map(([name, [light, base, shade]]) => {
    const bar = stops([0, base], [0.22, light], [0.5, base], [0.86, shade], [1, base]);
    return `<linearGradient id="round-${name}" x1="0" y1="0" x2="0" y2="1">${bar}</linearGradient>
      <linearGradient id="upright-${name}" x1="0" y1="0" x2="1" y2="0">${bar}</linearGradient>
      <linearGradient id="flat-${name}" x1="0" y1="0" x2="1" y2="1">${stops([0, light], [0.28, base], [1, shade])}</linearGradient>`;
  })
  .join('');

/** Everything that shapes refer to. */
export const definitions = `<defs>${gradients}
  <linearGradient id="glass" x1="0" y1="0" x2="1" y2="1">${stops([0, '#2c4a6b'], [0.5, '#13263c'], [1, '#0a1522'])}</linearGradient>
  <linearGradient id="display" x1="0" y1="0" x2="0" y2="1">${stops([0, '#dbe6d0'], [1, '#b4c4a4'])}</linearGradient>
  <linearGradient id="foam" x1="0" y1="0" x2="0" y2="1">${stops([0, '#23272c'], [1, '#383e45'])}</linearGradient>
  <linearGradient id="heat" x1="0" y1="0" x2="1" y2="1">${stops([0, '#2b1055'], [0.35, '#b5179e'], [0.65, '#f77f00'], [1, '#ffe066'])}</linearGradient>
  <pattern id="knurl" width="7" height="7" patternUnits="userSpaceOnUse">
    <path d="M0 7 7 0M-1 1 1-1M6 8 8 6" stroke="#1d2228" stroke-opacity=".55" stroke-width="1.3"/>
    <path d="M0 0 7 7" stroke="#ffffff" stroke-opacity=".45" stroke-width="1"/>
  </pattern>
  <radialGradient id="under">${fading('#0a0d10', 0.62)}</radialGradient>
  <radialGradient id="glow">${fading('#fffbd6', 0.8)}</radialGradient>
  <linearGradient id="beam">${fading('#a066ff', 0.6)}</linearGradient></defs>`;
