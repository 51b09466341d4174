import sharp from 'sharp';
import { type Chance, chanceFrom } from '../chance.ts';
import { line } from './paint.ts';

const [width, height] = [600, 220];

/** A name signed in a hurry, black on white: a capital, a few loops and a stroke underneath. */
export const drawSignature = (name: string): Promise<Buffer> => {
  const chance = chanceFrom([...name].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7));
  const ink = [capital(chance), loops(chance, Math.min(name.length, 11)), underline(chance)];
  const drawing = ink.map((d) => line(d, '#000', 4.5)).join('');
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 0.75}" height="${height * 0.75}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fff"/>${drawing}</svg>`;
  return sharp(Buffer.from(paper)).greyscale().png().toBuffer();
};

const capital = (chance: Chance) => {
  const [lean, tall] = [chance.between(-18, 26), chance.between(84, 120)];
  return `M${70 + lean} ${150 - tall}C${30 + lean} ${70 + chance.between(-20, 20)} 20 150 58 156S${130 + lean} ${110 - lean} ${104 + lean} ${150 - tall}S${70} 120 128 132`;
};

/** Each letter goes up by its own height and comes back to the line. */
const loops = (chance: Chance, count: number) => {
  let [path, x] = ['M128 132', 128];
  for (let letter = 0; letter < count; letter += 1) {
    const [wide, tall] = [
      chance.between(24, 40),
      chance.next() < 0.25 ? chance.between(70, 100) : chance.between(18, 42),
    ];
    path += `C${x + wide * 1.3} ${128 - tall} ${x + wide * chance.next()} ${132 - tall} ${x + wide * 0.4} 138S${x + wide * 0.8} 142 ${x + wide} ${130 + chance.between(-5, 6)}`;
    x += wide;
  }
  return path;
};

const underline = (chance: Chance) => {
  const [end, fall] = [chance.between(380, 520), chance.between(-14, 10)];
  return `M${end} ${150 + fall}C${end - 160} ${168 + fall} 180 176 96 ${186 + fall}S${end - 120} ${176 - fall} ${end + 50} ${164 + fall}`;
};
