import { type FileHandle, open } from 'node:fs/promises';
import { decoderFor, HEAD_BYTES, type Samples, type SoundDecoder } from './sound-decoder';
import { wavHead } from './wav-head';

/** What a sound file holds. */
export interface DecodedSound {
  readonly codec: SoundDecoder['codec'];
  /** The whole length, including what was cut off. */
  readonly seconds: number;
  readonly sampleRate: number;
}

export interface DecodeOptions {
  /** Output file, mono WAV; absent: only the length is needed. */
  readonly target?: string | undefined;
  /** Output limit in seconds. */
  readonly longest: number;
}

/** Decompression bombs: 14 bytes of FLAC hold 65,535 silent samples, so that a piece may grow 100,000 times. */
const PIECE_BYTES = 512;
/** Longest accepted recording, in seconds. */
const ENDLESS_S = 24 * 3600;
const FULL_SCALE = 32_767;

/**
 * Decodes a sound with WebAssembly.
 * @param file absolute path
 * @returns undefined for a file of another kind
 * @throws Error when it is broken, has no samples, or does not end
 */
export async function decodeSound(file: string, { target, longest }: DecodeOptions): Promise<DecodedSound | undefined> {
  const source = await open(file);
  let sink: FileHandle | undefined;
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await source.read(head, 0, HEAD_BYTES, 0);
    const decoder = await decoderFor(head.subarray(0, bytesRead));
    if (!decoder) return undefined;
    sink = target === undefined ? undefined : await open(target, 'w');
    await sink?.write(wavHead(0, 0));

    let sampleRate = 0;
    let frames = 0;
    let written = 0;
    const keep = async ({ channelData, sampleRate: rate }: Samples) => {
      const [first] = channelData;
      if (!first || first.length === 0) return;
      sampleRate ||= rate;
      frames += first.length;
      if (frames > ENDLESS_S * sampleRate) throw new Error('The sound does not end.');
      const wanted = Math.min(first.length, Math.max(0, longest * sampleRate - written));
      if (!sink || wanted === 0) return;
      await sink.write(toMono(channelData, wanted));
      written += wanted;
    };
    for await (const piece of source.createReadStream({ start: 0, highWaterMark: 2 ** 16, autoClose: false })) {
      for (let at = 0; at < piece.length; at += PIECE_BYTES) {
        await keep(await decoder.decode(piece.subarray(at, at + PIECE_BYTES)));
      }
    }
    await keep(await decoder.flush());
    if (frames === 0 || sampleRate === 0) throw new Error('The file has no sound.');
    await sink?.write(wavHead(written, sampleRate), 0, undefined, 0);
    return { codec: decoder.codec, seconds: frames / sampleRate, sampleRate };
  } finally {
    await sink?.close();
    await source.close();
  }
}

/** 16-bit samples, the mean of all channels. */
function toMono(channels: readonly Float32Array[], frames: number): Uint8Array {
  const mono = new Int16Array(frames);
  for (let at = 0; at < frames; at += 1) {
    let sum = 0;
    for (const channel of channels) sum += channel[at] ?? 0;
    mono[at] = Math.round(Math.max(-1, Math.min(1, sum / channels.length)) * FULL_SCALE);
  }
  return new Uint8Array(mono.buffer);
}
