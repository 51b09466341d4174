import sharp, { type Sharp } from 'sharp';

const [width, height] = [600, 200];

/** A signature as a pad draws it: a wave of ink. */
const ink = () => {
  const pixels = Buffer.alloc(width * height * 4);
  for (let x = 40; x < 560; x += 1)
    for (let thick = 0; thick < 5; thick += 1) {
      const y = Math.round(height / 2 + 60 * Math.sin(x / 40)) + thick;
      pixels[(y * width + x) * 4 + 3] = 255;
    }
  return sharp(pixels, { raw: { width, height, channels: 4 } });
};

const inBase64 = async (picture: Sharp) => (await picture.toBuffer()).toString('base64');

/** The three ways in which pads give a signature away. */
export const signatures = {
  png: async () => `data:image/png;base64,${await inBase64(ink().png())}`,
  bare: () => inBase64(ink().png()),
  jpeg: async () => `data:image/jpeg;base64,${await inBase64(ink().flatten({ background: '#fff' }).jpeg())}`,
};

const photo = () =>
  sharp({
    create: {
      width: 320,
      height: 240,
      channels: 3,
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
      background: '#888',
    },
  });

export const jpegPhoto = () => photo().jpeg().toBuffer();
export const pngPhoto = () => photo().png().toBuffer();
