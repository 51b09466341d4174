/** The lines of a pasted text that are not in the list yet, each once. */
export const newNames = (text: string, known: string[]) => {
  const seen = new Set(known.map(fold));
  const names: string[] = [];
  for (const line of text.split(/[\r\n]+/)) {
    const name = line.replaceAll(/\s+/g, ' ').trim();
    if (name === '' || seen.has(fold(name))) continue;
    seen.add(fold(name));
    names.push(name);
  }
  return names;
};

const fold = (name: string) => name.trim().toLocaleLowerCase();
