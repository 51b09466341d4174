import { AppError, isErrorReply } from '@llave/contract/errors';

type Sending = {
  method: 'PUT' | 'GET';
  url: string;
  body?: Blob | string;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** How long nothing may move before the connection counts as lost. */
  patience: number;
  onSent?: (bytes: number) => void;
};

const lost = () => new AppError('unavailable', { offline: true });

/** One request that says how much of it has gone out, which fetch cannot. Answers the body; whatever fails is the contract's error. */
export const send = ({ method, url, body, headers = {}, signal, patience, onSent }: Sending): Promise<string> =>
  new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    let timer = setTimeout(() => request.abort(), patience);
    const moving = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), patience);
    };
    const stop = () => request.abort();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    };
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      moving();
      onSent?.(event.loaded);
    };
    request.onerror = request.onabort = () => {
      end();
      failed(signal?.aborted ? signal.reason : lost());
    };
    request.onload = () => {
      end();
      if (request.status >= 200 && request.status < 300) done(request.responseText);
      else failed(refusal(request));
    };
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop);
    request.send(body ?? null);
  });

const refusal = ({ status, responseText }: XMLHttpRequest) => {
  const answer = parsed(responseText);
  if (isErrorReply(answer)) return new AppError(answer.code, answer.details, answer.message);
  return new AppError(status >= 500 || status === 0 ? 'unavailable' : 'failed');
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
