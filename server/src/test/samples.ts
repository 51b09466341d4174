import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Files to upload: honest ones, and those that somebody would try. */
export const picture = (width = 800, height = 600) =>
  sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 120, sigma: 30 }, background: '#888' },
  });

export const jpeg = (width?: number, height?: number) => picture(width, height).jpeg().toBuffer();

/** A photo as a phone makes it: lying on its side, and saying where it was taken. */
export const phonePhoto = () =>
  picture(800, 600)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Telefono' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 28/1 12/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 22/1 36/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

export const seeThrough = () =>
  sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 18, g: 53, b: 91, alpha: 0.5 } } })
    .png()
    .toBuffer();

/** A PNG whose header claims a size; `honest` ones really have that many pixels behind it, all the same. */
export const hugePng = (side: number, honest: boolean) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = honest ? Buffer.alloc(side * (side * 3 + 1)) : Buffer.alloc(10);
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
};

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A film as far as its header goes: an ftyp box and noise. */
export const mp4 = (bytes: number) => {
  const ftyp = Buffer.from('0000001866747970697336d0000000006d703432', 'hex');
  ftyp.write('isom', 8);
  ftyp.writeUInt32BE(20, 0);
  const mdat = Buffer.alloc(8);
  mdat.writeUInt32BE(bytes - ftyp.length, 0);
  mdat.write('mdat', 4);
  return Buffer.concat([ftyp, mdat, randomBytes(bytes - ftyp.length - mdat.length)]);
};

export const pdf = () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
export const html = Buffer.from('<!doctype html><title>x</title><script>alert(document.domain)</script>');

/** Is a GIF to one reader and a script to another. */
export const gifAndScript = Buffer.from('GIF89a/*\0\0\0\0\0\0\0*/=1;alert(document.domain)//;', 'latin1');

/** A whole JPEG with a page behind it. */
export const jpegAndPage = async () => Buffer.concat([await jpeg(64, 64), html]);
