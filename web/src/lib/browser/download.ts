/** Hands a file to the browser's downloads. */
export const download = (fileName: string, content: Blob) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

export const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

export const pngOf = (base64: string) => new Blob([bytesOf(base64)], { type: 'image/png' });

/** Words as part of a file's name: `Lucía Peña` is `lucia-pena`. */
export const slug = (words: string) =>
  words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
