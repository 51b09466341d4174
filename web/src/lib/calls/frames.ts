export type Frame = { id?: string; event: string; data: string };

/** Cuts a server-sent stream into frames; a comment comes out as a frame with the event `heartbeat`. */
export const frameReader = () => {
  let rest = '';
  return (chunk: string): Frame[] => {
    const blocks = (rest + chunk).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.filter((block) => block !== '').map(parse);
  };
};

const parse = (block: string): Frame => {
  const frame: Frame = { event: 'heartbeat', data: '' };
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const value = line.slice(colon + 1).replace(/^ /, '');
    const name = line.slice(0, colon);
    if (name === 'id') frame.id = value;
    else if (name === 'event') frame.event = value;
    else if (name === 'data') data.push(value);
  }
  return { ...frame, data: data.join('\n') };
};
