const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether what an address names can be an id at all. */
export const isId = (text: string) => uuid.test(text);
