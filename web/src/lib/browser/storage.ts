/** A browser that is told to keep nothing, or has no room, keeps it until the page is left. */
const keeper = (storage: () => Storage) => {
  const here = new Map<string, string>();
  return {
    read: (name: string) => here.get(name) ?? tried(() => storage().getItem(name)) ?? null,
    keep: (name: string, text: string) => {
      here.set(name, text);
      tried(() => {
        storage().setItem(name, text);
        here.delete(name);
      });
    },
    forget: (name: string) => {
      here.delete(name);
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

/** What is written in a text that may be damaged; nothing, when that is no object. */
export const parse = (text: string): object | null => {
  const value: unknown = tried(() => JSON.parse(text));
  return typeof value === 'object' ? value : null;
};

export const browserKeeps = keeper(() => localStorage);
export const tabKeeps = keeper(() => sessionStorage);
