/** An address of the server as this page reaches it, also where people open the page by another name of the server. */
export const ownAddress = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};
