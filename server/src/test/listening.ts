import { expect, vi } from 'vitest';

type Frame = { id?: string; event: string; data: { kind?: string; ids?: (string | undefined)[] } };

/** A browser's stream: what has come so far, and how to cut it. */
export const listenAt = async (origin: string, token: string, since?: string) => {
  const abort = new AbortController();
  const response = await fetch(`${origin}/api/events`, {
    headers: { authorization: `Bearer ${token}`, ...(since && { 'last-event-id': since }) },
    signal: abort.signal,
  });
  const frames: Frame[] = [];
  const stream = { status: response.status, frames, ended: false, cut: () => abort.abort() };
  const read = async () => {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const field = (name: string) => part.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1];
        const event = field('event');
        if (event) frames.push({ id: field('id'), event, data: JSON.parse(field('data') ?? '{}') });
      }
    }
  };
  void read()
    .catch(() => {})
    .finally(() => {
      stream.ended = true;
    });
  if (response.status === 200 && !since)
    await vi.waitFor(() => expect(frames[0]?.event).toBe('hello'), { timeout: 5000 });
  return stream;
};

/** What changed, as far as the listener was told. */
export const changes = (frames: Frame[]) =>
  frames
    .filter(({ event }) => event === 'change')
    .flatMap(({ data: { kind, ids = [undefined] } }) => ids.map((id) => ({ kind, id })));
