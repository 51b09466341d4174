import { maxImageSide } from '@llave/contract/files';

/**
 * The picture drawn anew no larger than the server keeps it, without what else the file says, such as where it was
 * taken. What this browser cannot read stays as it is.
 */
export const shrinkImage = async (file: File): Promise<File> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return file;

  const scale = Math.min(1, maxImageSide / Math.max(bitmap.width, bitmap.height));
  const canvas = draw(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const type = file.type !== 'image/jpeg' && isSeeThrough(bitmap) ? 'image/png' : 'image/jpeg';
  bitmap.close();
  const blob = canvas && (await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.86)));
  if (!blob) return file;
  return new File([blob], file.name.replace(/(\.\w*)?$/, type === 'image/png' ? '.png' : '.jpg'), { type });
};

const draw = (bitmap: ImageBitmap, width: number, height: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** Looks at a small copy: enough to tell a logo with a cut-out from a photo. */
const isSeeThrough = (bitmap: ImageBitmap) => {
  const pixels = draw(bitmap, 64, 64)?.getContext('2d')?.getImageData(0, 0, 64, 64).data ?? [];
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if ((pixels[alpha] ?? 255) < 255) return true;
  return false;
};
