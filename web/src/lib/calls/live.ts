import { safeLocalStorage } from '../browser/storage.ts';
import { currentSession, endSession, requireEnrolment } from '../session/session.ts';
import { frameReader } from './frames.ts';

/** Without ids so many of the kind have changed that nobody wants to know which. */
export type Change = { kind: string; ids?: string[] };
export type LiveEvent = ({ type: 'change' } & Change) | { type: 'resync' } | { type: 'signedOut' };

const cursorKey = 'liveCursor';
const silence = 40_000;
const longestPause = 30_000;

/**
 * Hears what changes in the company. One tab of the browser holds the stream and tells the others; when it goes, the
 * lock passes to the next. The cursor is shared, so that nothing is missed in between. Returns how to stop.
 */
export const listen = (hear: (event: LiveEvent) => void) => {
  const stop = new AbortController();
  const channel = new BroadcastChannel('llave-live');
  channel.onmessage = (message) => hear(message.data as LiveEvent);
  const notify = (event: LiveEvent) => {
    channel.postMessage(event);
    hear(event);
  };
  navigator.locks
    .request('llave-live', { signal: stop.signal }, () => keepStreaming(notify, stop.signal))
    .catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
};

const keepStreaming = async (notify: (event: LiveEvent) => void, stopped: AbortSignal) => {
  let pause = 1_000;
  while (!stopped.aborted && currentSession()) {
    const opened = await stream(notify, stopped).catch(() => false);
    pause = opened ? 1_000 : Math.min(pause * 2, longestPause);
    await rest(pause * (0.75 + Math.random() / 2), stopped);
  }
};

/** Reads one connection to its end and says whether it was ever open. */
export const stream = async (notify: (event: LiveEvent) => void, stopped: AbortSignal, base = '') => {
  const token = currentSession()?.token;
  if (!token) return false;
  const cursor = safeLocalStorage.get(cursorKey);
  const lost = new AbortController();
  const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${token}` };
  const response = await fetch(`${base}/api/events`, {
    headers: cursor ? { ...headers, 'Last-Event-ID': cursor } : headers,
    cache: 'no-store',
    signal: AbortSignal.any([stopped, lost.signal]),
  });
  if (response.status === 401 && currentSession()?.token === token) endSession();
  if (response.status === 403) requireEnrolment();
  if (!response.ok || !response.body) return false;

  const read = frameReader();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let watchdog = setTimeout(() => lost.abort(), silence);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => lost.abort(), silence);
      for (const frame of read(part.value)) {
        const event = meaning(frame.event, frame.data);
        if (event) notify(event);
        if (frame.id && currentSession()) safeLocalStorage.set(cursorKey, frame.id);
      }
    }
  } catch {
    return true;
  } finally {
    clearTimeout(watchdog);
  }
  return true;
};

const meaning = (event: string, data: string): LiveEvent | null => {
  if (event === 'hello' || event === 'resync') return { type: 'resync' };
  if (event === 'signedOut') return { type: event };
  if (event !== 'change') return null;
  return { type: 'change', ...(JSON.parse(data) as Change) };
};

const rest = (ms: number, stopped: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    stopped.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
