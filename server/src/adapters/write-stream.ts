import { writev } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { finished, type Readable } from 'node:stream';

const armfulBytes = 256 * 1024;
const armfulPieces = 1024;
const armfulsWritten = 2;
const armfulsHeld = 4;

/**
 * Writes what comes to a place of a file that is being opened, as many pieces at a time as are worth it: two armfuls are
 * written while the next ones come, and no more, because what a processor still has near is written sooner. Answers how many
 * bytes that were, and settles only when nothing is being written any more. By events and callbacks, because promises for
 * each piece and each writing are a quarter of an upload.
 */
export const writeStream = (
  content: Readable,
  opening: Promise<FileHandle>,
  { offset = 0, maxBytes = Infinity } = {},
) =>
  new Promise<number>((done, failed) => {
    let file: FileHandle | undefined;
    let pieces: Buffer[] = [];
    let waiting = 0;
    let begun = 0;
    let written = 0;
    let writing = 0;
    let isOver = false;
    let failure: unknown;
    const isWorth = () => waiting >= armfulBytes || pieces.length >= armfulPieces;
    const isLast = () => waiting > 0 && begun + waiting === maxBytes;
    const hasRoom = () =>
      begun - written + waiting < armfulsHeld * armfulBytes && pieces.length < armfulsHeld * armfulPieces;

    const goOn = () => {
      if (writing === armfulsWritten) return;
      if (failure) return writing === 0 ? failed(failure) : undefined;
      if (!file) return;
      if (waiting > 0 && (isOver || isWorth() || isLast())) write(file.fd, pieces, waiting);
      else if (isOver && waiting === 0 && writing === 0) done(written);
    };

    const write = (fd: number, armful: Buffer[], bytes: number) => {
      if (begun + bytes > maxBytes) return end(new Error('More came than was said'));
      const position = offset + begun;
      pieces = [];
      waiting = 0;
      begun += bytes;
      writing += 1;
      writev(fd, armful, position, (error, bytesWritten) => {
        writing -= 1;
        written += bytes;
        if (content instanceof IncomingMessage) armful.forEach(free);
        if (error ?? bytesWritten < bytes) return end(error ?? new Error('The disk took only a part'));
        if (hasRoom()) content.resume();
        goOn();
      });
    };

    const take = (piece: Buffer) => {
      pieces.push(piece);
      waiting += piece.length;
      if (!hasRoom()) content.pause();
      goOn();
    };

    /** What a socket still brings is read and forgotten, so that its sender hears what went wrong. */
    const end = (error?: unknown) => {
      isOver = true;
      failure ??= error;
      content.off('data', take);
      if (failure && content instanceof IncomingMessage) content.resume();
      else if (failure) content.destroy();
      goOn();
    };

    content.on('data', take);
    finished(content, end);
    opening.then((opened) => {
      file = opened;
      goOn();
    }, end);
  });

/**
 * Gives back the memory of a piece that a socket gave us, and nobody else. Left to the collector it counts as pressure on
 * the whole heap, which is then gone through several times in a hundred megabytes: that took longer than the writing.
 */
const free = ({ buffer, byteLength }: Buffer) => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
};
