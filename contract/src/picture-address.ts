/** The address of a picture as small as lists show it: the same address, asking for less. */
export const smallPicture = (url: string) => `${url}&size=small`;
