import { plainFormParts } from '@llave/contract/endpoint';
import { AppError } from '@llave/contract/errors';

/** No form nests its fields so deep. */
const maxDepth = 50;

const [quote, backslash, comma, openList, closeList, openFields, closeFields] = Array.from('"\\,[]{}', (sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number, number];

export const moreThanForm = (maxParts = plainFormParts) =>
  new AppError('tooLarge', { maxParts, maxDepth }, 'More parts than a form has');

/**
 * Says of JSON, chunk after chunk as it comes, whether it is more than a form: counts what it would become without making
 * any of it. What is between quotes is passed over. A call that takes whole tables says how many parts they may have.
 */
export const countParts = (maxParts = plainFormParts) => {
  let [parts, depth, inText, escaped] = [0, 0, false, false];

  const endOfText = (chunk: Buffer, start: number) => {
    for (let at = start; at < chunk.length; at += 1) {
      if (escaped) escaped = false;
      else if (chunk[at] === backslash) escaped = true;
      else if (chunk[at] === quote) {
        inText = false;
        return at;
      }
    }
    return chunk.length;
  };

  return (chunk: Buffer) => {
    for (let at = inText ? endOfText(chunk, 0) + 1 : 0; at < chunk.length; at += 1) {
      const sign = chunk[at];
      if (sign === quote) {
        inText = true;
        at = endOfText(chunk, at + 1);
      } else if (sign === comma) parts += 1;
      else if (sign === openList || sign === openFields) {
        parts += 1;
        depth += 1;
      } else if (sign === closeList || sign === closeFields) depth -= 1;
      if (parts > maxParts || depth > maxDepth) return true;
    }
    return false;
  };
};
