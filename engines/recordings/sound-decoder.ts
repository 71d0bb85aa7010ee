import { decoder as wavDecoder } from '@audio/decode-wav';
import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { MPEGDecoder } from 'mpg123-decoder';
import { OggOpusDecoder } from 'ogg-opus-decoder';

/** Samples of one stretch of a sound, one array for each channel. */
export interface Samples {
  readonly channelData: readonly Float32Array[];
  readonly sampleRate: number;
}

/** Decodes a sound piece by piece. */
export interface SoundDecoder {
  readonly codec: 'mp3' | 'flac' | 'vorbis' | 'opus' | 'pcm';
  decode(piece: Uint8Array): Samples | Promise<Samples>;
  /** Samples still buffered after the last piece. */
  flush(): Samples | Promise<Samples>;
}

const NOTHING: Samples = { channelData: [], sampleRate: 0 };
/** An Ogg file says what it holds at the start of its first page. */
const OGG_PAGE = 64;

/**
 * The WebAssembly decoder of a sound; WAV is read without one.
 * @param head the first bytes of the file, {@link HEAD_BYTES} or all
 * @returns undefined for unsupported formats, such as M4A and films
 */
export async function decoderFor(head: Uint8Array): Promise<SoundDecoder | undefined> {
  const text = Buffer.from(head).toString('latin1');
  if (text.startsWith('RIFF') && text.startsWith('WAVE', 8)) return { codec: 'pcm', ...wavDecoder() };
  if (text.startsWith('fLaC')) return readied('flac', new FLACDecoder());
  if (text.startsWith('OggS')) {
    const page = text.slice(0, OGG_PAGE);
    if (page.includes('OpusHead')) return readied('opus', new OggOpusDecoder());
    return page.includes('\x01vorbis') ? readied('vorbis', new OggVorbisDecoder()) : undefined;
  }
  const isMp3 = text.startsWith('ID3') || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2);
  return isMp3 ? readied('mp3', new MPEGDecoder()) : undefined;
}

/** How much of a file's beginning {@link decoderFor} looks at. */
export const HEAD_BYTES = 64;

interface WasmDecoder {
  readonly ready: Promise<void>;
  decode(piece: Uint8Array): Samples | Promise<Samples>;
  flush?(): Promise<Samples>;
}

async function readied(codec: SoundDecoder['codec'], decoder: WasmDecoder): Promise<SoundDecoder> {
  await decoder.ready;
  return { codec, decode: (piece) => decoder.decode(piece), flush: () => decoder.flush?.() ?? NOTHING };
}
