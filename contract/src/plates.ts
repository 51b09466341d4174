/** A plate as it is compared: without spaces, dashes or case. */
export const plateKey = (plate: string) => plate.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
