import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeardFile, HeardMost } from '@flint/engines/spec/direct-models';
import { FfmpegError } from '@flint/engines/spec/ffmpeg-error';
import type { InputFile } from '@flint/engines/spec/input-files';
import { ProviderError } from '@flint/engines/spec/provider-error';
import type { RecordingReader, Span } from '@flint/engines/spec/recording-reader';
import { EDIT_PIXELS_MAX } from '@flint/shared/contracts/editing-limits';
import sharp from 'sharp';
import type { Storage } from '../../platform/storage/storage';

/**
 * The only way out: what a vendor gets is made here, drawn or encoded anew, so that no place, device, name or prompt
 * leaves with it. scripts/lint/outgoing-by-one-module.grit holds the type to this file.
 */
const outgoing = (bytes: Uint8Array, contentType: string) => ({ bytes, contentType }) as InputFile;

const MAX_PIXELS = EDIT_PIXELS_MAX;
/** Longest side in pixels: more than the models that take pictures make use of. */
const SIDE = 2048;
const QUALITY = 92;

/**
 * A picture for a vendor: upright, its pixels alone, in sRGB, as a JPEG that every vendor takes; transparency becomes
 * white, as in the built-in engines.
 * @param side longest side in pixels
 * @throws ProviderError `refused` when it cannot be read
 */
export async function outgoingPicture(picture: Uint8Array, side = SIDE): Promise<InputFile> {
  try {
    const bytes = await sharp(picture, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer();
    return outgoing(bytes, 'image/jpeg');
  } catch (error) {
    const message = 'A picture could not be read. Choose another.';
    throw new ProviderError('refused', { message, diagnostic: String(error) });
  }
}

/** Stores a picture for a vendor under a key, for {@link readOutgoing}. */
export function keepOutgoing(storage: Pick<Storage, 'keep'>, key: string, picture: InputFile): Promise<void> {
  return storage.keep(key, picture.bytes, picture.contentType);
}

/** A picture that {@link keepOutgoing} stored, so that it need not be encoded for every answer. */
export async function readOutgoing(storage: Pick<Storage, 'read'>, key: string): Promise<InputFile> {
  return outgoing(await storage.read(key), 'image/jpeg');
}

/** A recording to be sent. */
interface Sent {
  readonly path: string;
  /** Whether this server wrote the file. */
  readonly own: boolean;
  /** Its length as it was priced. */
  readonly seconds: number;
}

/** Vendors take from 25 MB on; some room is left. */
const SOUND_BYTES = 24_000_000;
/** Kilobits a second: from 64 on nothing of speech is lost, and less is for what would otherwise be too large. */
const BITRATES = [64, 48, 40, 32, 24, 16] as const;
const LEAST_BITRATE = 16;
const BYTES_PER_KILOBIT = 125;
/** The end of a decode and of an encode may differ by a few frames. */
const MARGIN_S = 1;
const UNHEARD = 'There is no sound in this file that can be read.';

/**
 * A recording for a vendor: its sound alone, without tags, pictures or other tracks, as an MP3 of a size that vendors
 * take. Read in the child process for untrusted files.
 * @param scratch folder for the file
 * @throws ProviderError `refused` when it cannot be read; the signal's reason
 */
export async function outgoingRecording(reader: RecordingReader, sent: Sent, context: Outgoing): Promise<InputFile> {
  const kilobits = BITRATES.find((rate) => rate * BYTES_PER_KILOBIT * sent.seconds <= SOUND_BYTES) ?? LEAST_BITRATE;
  return outgoing(await readFile(await toMp3(reader, sent, kilobits, context)), 'audio/mpeg');
}

/**
 * As {@link outgoingRecording}, to be sent in parts where it is longer than one request takes.
 * @throws ProviderError `refused` when it cannot be read; the signal's reason
 */
export async function outgoingSound(reader: RecordingReader, sent: Sent, context: Outgoing): Promise<OutgoingSound> {
  const mp3 = await toMp3(reader, sent, BITRATES[0], context);
  let found: Promise<readonly Span[]> | undefined;
  const pauses = () => {
    found ??= reader.pauses(mp3, context.signal);
    return found;
  };
  const { seconds } = sent;
  return {
    seconds,
    pauses,
    async spans(within, { seconds: longest, bytes }) {
      const most = Math.min(longest, bytes / (BITRATES[0] * BYTES_PER_KILOBIT));
      return within.end - within.start <= most ? [within] : cutAtPauses(within, await pauses(), most);
    },
    async part(span) {
      const isWhole = span.start === 0 && span.end >= seconds;
      const file = isWhole ? mp3 : join(context.scratch, `part-${span.start}.mp3`);
      if (!isWhole) await reader.cut(mp3, file, span, context.signal);
      return { ...outgoing(await readFile(file), 'audio/mpeg'), seconds: span.end - span.start };
    },
  };
}

interface Outgoing {
  readonly scratch: string;
  readonly signal: AbortSignal;
}

/** The sound of a recording, ready to leave whole or in parts. */
export interface OutgoingSound {
  readonly seconds: number;
  pauses(): Promise<readonly Span[]>;
  /** Divides a span into spans that one request takes. */
  spans(within: Span, most: HeardMost): Promise<readonly Span[]>;
  part(span: Span): Promise<HeardFile>;
}

async function toMp3(
  reader: RecordingReader,
  { path, own, seconds }: Sent,
  kilobits: number,
  { scratch, signal }: Outgoing,
): Promise<string> {
  const target = join(scratch, 'outgoing.mp3');
  try {
    await reader.toMp3(path, target, { kilobits, longest: Math.ceil(seconds) + MARGIN_S, own, signal });
  } catch (error) {
    if (!(error instanceof FfmpegError)) throw error;
    throw new ProviderError('refused', { message: UNHEARD, diagnostic: error.diagnostic });
  }
  return target;
}

/**
 * Divides a sound into parts of at most `most` seconds, each cut in the middle of the longest pause of the half before
 * its limit; where nobody pauses, at the limit.
 */
function cutAtPauses(whole: Span, pauses: readonly Span[], most: number): Span[] {
  const parts: Span[] = [];
  let { start } = whole;
  while (whole.end - start > most) {
    const [least, limit] = [start + most / 2, start + most];
    const within = pauses
      .map((pause) => ({ start: Math.max(pause.start, least), end: Math.min(pause.end, limit) }))
      .filter((pause) => pause.end > pause.start)
      .sort((one, other) => other.end - other.start - (one.end - one.start));
    const end = within[0] ? (within[0].start + within[0].end) / 2 : limit;
    parts.push({ start, end });
    start = end;
  }
  return [...parts, { start, end: whole.end }];
}
