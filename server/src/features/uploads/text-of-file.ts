import { open, readFile } from 'node:fs/promises';

/** Enough to tell text from anything else. */
const HEAD_BYTES = 2 ** 16;

/**
 * The text in bytes: UTF-8, or UTF-16 with a byte order mark.
 * @param isHead whether the bytes are only a file's beginning, so that the last character may be cut
 * @returns undefined for anything else
 */
function textOf(bytes: Uint8Array, isHead = false): string | undefined {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isHead });
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The text of a file; undefined where it is none. */
export const textOfFile = async (path: string): Promise<string | undefined> => textOf(await readFile(path));

/** Whether a file begins as text does. */
export async function isTextFile(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return textOf(buffer.subarray(0, bytesRead), bytesRead === HEAD_BYTES) !== undefined;
  } finally {
    await file.close();
  }
}
