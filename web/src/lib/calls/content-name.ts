import { useRef } from 'react';

/** Names what is about to be sent: the same name while it says the same, so that a second try is no second act. */
export const useContentName = () => {
  const last = useRef({ content: '', name: '' });
  return (value: unknown) => {
    const content = JSON.stringify(value);
    if (last.current.content !== content) last.current = { content, name: crypto.randomUUID() };
    return last.current.name;
  };
};
