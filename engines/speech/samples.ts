/** Sample rate of the synthesiser's 16-bit mono output, Hz. */
export const SAMPLE_RATE = 16_000;

/** Level below which a sample is silence (−46 dBFS). */
const SILENCE = 164;
/** Margin kept around speech when trimming, in samples: consonants start softly. */
const MARGIN = Math.round(0.02 * SAMPLE_RATE);
/** Fade in and out in samples, so that joins do not click. */
const FADE = Math.round(0.005 * SAMPLE_RATE);

/**
 * Parses a RIFF WAVE file of 16-bit mono audio.
 * @throws RangeError when it is anything else
 */
export function samplesOf(wav: Uint8Array): Int16Array {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const tag = (at: number) => String.fromCharCode(...wav.subarray(at, at + 4));
  if (wav.length < 44 || tag(0) !== 'RIFF' || view.getUint16(22, true) !== 1 || view.getUint16(34, true) !== 16) {
    throw new RangeError('Not 16-bit mono sound');
  }
  if (view.getUint32(24, true) !== SAMPLE_RATE) throw new RangeError(`Not sampled at ${SAMPLE_RATE} Hz`);
  let at = 12;
  while (at + 8 <= wav.length && tag(at) !== 'data') at += 8 + view.getUint32(at + 4, true);
  const length = Math.max(0, Math.min(view.getUint32(at + 4, true), wav.length - at - 8));
  return new Int16Array(wav.slice(at + 8, at + 8 + length - (length % 2)).buffer);
}

/** Trims silence at both ends and fades the rest in and out. */
export function trimmed(samples: Int16Array): Int16Array {
  const heard = (sample: number) => Math.abs(sample) > SILENCE;
  const first = samples.findIndex(heard);
  if (first < 0) return new Int16Array(0);
  const last = samples.findLastIndex(heard);
  const cut = samples.slice(Math.max(0, first - MARGIN), last + 1 + MARGIN);
  const fade = Math.min(FADE, cut.length >> 1);
  for (let at = 0; at < fade; at += 1) {
    const end = cut.length - 1 - at;
    cut[at] = ((cut[at] ?? 0) * at) / fade;
    cut[end] = ((cut[end] ?? 0) * at) / fade;
  }
  return cut;
}
