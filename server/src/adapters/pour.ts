import { writev } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { finished, type Readable } from 'node:stream';

const armfulBytes = 512 * 1024;
const armfulPieces = 1024;

/**
 * Writes what comes to a place of a file that is being opened, as many pieces at a time as are worth it; while some are
 * written the next ones come, and no more. Answers how many bytes that were, and settles only when nothing is being written
 * any more. By events and callbacks, because promises for each piece and each writing are a quarter of an upload.
 */
export const pour = (content: Readable, opening: Promise<FileHandle>, { offset = 0, maxBytes = Infinity } = {}) =>
  new Promise<number>((done, failed) => {
    let file: FileHandle | undefined;
    let pieces: Buffer[] = [];
    let waiting = 0;
    let written = 0;
    let isWriting = false;
    let isOver = false;
    let failure: unknown;
    const isWorth = (armfuls: number) => waiting >= armfuls * armfulBytes || pieces.length >= armfuls * armfulPieces;

    const goOn = () => {
      if (isWriting) return;
      if (failure) return failed(failure);
      if (!file) return;
      if (isOver && waiting === 0) return done(written);
      if (isOver || isWorth(1)) write(file.fd, pieces, waiting);
    };

    const write = (fd: number, armful: Buffer[], bytes: number) => {
      if (written + bytes > maxBytes) return end(new Error('More came than was said'));
      pieces = [];
      waiting = 0;
      isWriting = true;
      content.resume();
      writev(fd, armful, offset + written, (error, bytesWritten) => {
        isWriting = false;
        written += bytes;
        if (content instanceof IncomingMessage) armful.forEach(free);
        if (error ?? bytesWritten < bytes) end(error ?? new Error('The disk took only a part'));
        else goOn();
      });
    };

    const take = (piece: Buffer) => {
      pieces.push(piece);
      waiting += piece.length;
      if (isWorth(2)) content.pause();
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
