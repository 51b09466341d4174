import type { Page } from '@playwright/test';
import jsQR from 'jsqr';

type Decode = (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null;

/** What a phone would read in a PNG; the page turns it into pixels. */
const readQr = async (page: Page, base64: string): Promise<string> => {
  const { dots, width, height } = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    const red = canvas?.getImageData(0, 0, image.width, image.height).data.filter((_, at) => at % 4 === 0) ?? [];
    return {
      dots: Array.from(red, (value) => (value < 128 ? '#' : ' ')).join(''),
      width: image.width,
      height: image.height,
    };
  }, base64);
  const pixels = new Uint8ClampedArray(
    [...dots].flatMap((dot) => (dot === '#' ? [0, 0, 0, 255] : [255, 255, 255, 255])),
  );
  return (jsQR as unknown as Decode)(pixels, width, height)?.data ?? '';
};

/** The link in a code of ours. */
export const linkInQr = async (page: Page, base64: string) => new URL(await readQr(page, base64));

/** Its path, without the address that the server calls itself by. */
export const pathInQr = async (page: Page, base64: string) => {
  const { pathname, hash } = await linkInQr(page, base64);
  return pathname + hash;
};
