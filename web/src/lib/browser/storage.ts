/** localStorage or sessionStorage; where the browser forbids it or it is full, memory until the page is left. */
const safe = (storage: () => Storage) => {
  const memory = new Map<string, string>();
  return {
    get: (name: string) => memory.get(name) ?? tried(() => storage().getItem(name)) ?? null,
    set: (name: string, text: string) => {
      memory.set(name, text);
      tried(() => {
        storage().setItem(name, text);
        memory.delete(name);
      });
    },
    remove: (name: string) => {
      memory.delete(name);
      tried(() => storage().removeItem(name));
    },
  };
};

const tried = <T>(act: () => T) => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** The object in a JSON text that may be damaged, or null. */
export const parse = (text: string): object | null => {
  const value: unknown = tried(() => JSON.parse(text));
  return typeof value === 'object' ? value : null;
};

export const safeLocalStorage = safe(() => localStorage);
export const safeSessionStorage = safe(() => sessionStorage);
