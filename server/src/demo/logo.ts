import sharp from 'sharp';

const logoName = '0de30000-11a7-4e00-8000-0000000000a0.png';

const side = 512;
const fine = side * 2;

/** A steering wheel as raw pixels, twice as large as needed, so that shrinking it smooths the edges. */
const pixels = () => {
  const [navy, white, yellow] = [
    [18, 53, 91],
    [255, 255, 255],
    [245, 183, 0],
  ];
  const colourAt = (x: number, y: number) => {
    const [dx, dy] = [x - side / 2, y - side / 2];
    const radius = Math.hypot(dx, dy);
    if (radius < 46) return yellow;
    if (radius > 150 && radius < 190) return white;
    const spoke = (Math.abs(dy) < 17 && Math.abs(dx) < 160) || (Math.abs(dx) < 17 && dy > 0 && dy < 160);
    return radius < 160 && spoke ? white : navy;
  };
  const data = Buffer.alloc(fine * fine * 3);
  for (let y = 0; y < fine; y++)
    for (let x = 0; x < fine; x++) data.set(colourAt(x / 2, y / 2) ?? [], (y * fine + x) * 3);
  return data;
};

export const drawLogo = () =>
  sharp(pixels(), { raw: { width: fine, height: fine, channels: 3 } })
    .resize(side)
    .png()
    .toBuffer();

export const logo = { fileName: logoName, type: 'image/png', width: side, height: side } as const;
