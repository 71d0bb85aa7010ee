import { readFile } from 'node:fs/promises';

/** Beside this file, and beside the built ones. */
const CLIP = new URL('./clip.mp4', import.meta.url);

/** A real film of a few frames. */
export const readClip = (): Promise<Buffer> => readFile(CLIP);
