import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '@llave/contract/errors';

/** Refuses what never becomes a request in the same words as everything else. */
export const refuseUnreadable = (error: Error & { code: string }, socket: Socket) => {
  if (!socket.writable) return;
  const { status, code, message, details } = refusalOf(error);
  const body = JSON.stringify({ code, message, details });
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`;
  socket.end(`${head}\r\n\r\n${body}`);
};

const refusalOf = ({ code }: { code: string }) => {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new AppError('tooLarge', undefined, 'The address or the headers are too long');
  return new AppError('invalid', [], code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'It did not come in time' : 'Not a request');
};
