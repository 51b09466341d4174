/** A policy that begins with its own title gives it to the page; the rest is its text. */
export const withOwnTitle = (policy: string, title: string) => {
  const [, own, rest = ''] = /^\s*#[ \t]+(.+)([\s\S]*)$/.exec(policy) ?? [];
  return own ? { title: own.replaceAll('**', '').trim(), text: rest.trim() } : { title, text: policy };
};
