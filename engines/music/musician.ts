import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AUDIO_CONTENT_TYPES, type AudioFormat } from '@flint/shared/contracts/audio';
import type { MusicPlan, MusicStem } from '@flint/shared/contracts/music';
import { encodeAudio } from '../audio/encode-audio';
import { master, raised } from '../audio/master';
import { rawInput } from '../audio/samples';
import { createWorkerSlot } from '../workers/worker-slot';
import type { MusicOrder } from './music-order';
import { tagsOf } from './music-tags';
import type { Performance, Performed } from './perform';

export interface MusicianOptions {
  /** The built `musician.worker`. */
  readonly workerFile: string | URL;
  /** The program, as `findFfmpeg` found it. */
  readonly ffmpeg: string;
}

export interface PieceOrder extends MusicOrder {
  readonly format: AudioFormat;
  readonly stems: boolean;
  readonly midi: boolean;
}

export interface MakeOptions {
  /** Existing folder of the caller's, which gets the files and is the caller's to remove. */
  readonly directory: string;
  /** More for the file's metadata, by ffmpeg's names. */
  readonly tags?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Told a fraction from 0 to 1 that never falls. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

/** A file of a piece. */
export interface PieceFile {
  readonly file: string;
  readonly contentType: string;
}

export interface Piece extends PieceFile {
  readonly seconds: number;
  /** Integrated, LUFS. */
  readonly loudness: number;
  /** dBTP. */
  readonly truePeak: number;
  readonly plan: MusicPlan;
  /** The parts alone, as loud as they are in the whole; a part nobody plays is missing. */
  readonly stems: readonly (PieceFile & { readonly part: MusicStem })[];
  readonly midi: PieceFile | null;
}

export interface Musician {
  /**
   * Composes, plays and masters a piece; one at a time, the others wait in line.
   * @throws FfmpegError when a file cannot be written; the signal's reason once the work has stopped
   */
  make(order: PieceOrder, options: MakeOptions): Promise<Piece>;
  /** Stops the worker; pending pieces are rejected. */
  close(): Promise<void>;
}

/** The player's share of the work; the rest is mastering. */
const PLAYED = 0.8;

/** The built-in composer and its players: a worker thread synthesises, ffmpeg masters and encodes. */
export function createMusician({ workerFile, ffmpeg }: MusicianOptions): Musician {
  const slot = createWorkerSlot({ workerFile });
  const played = async (task: Performance, { signal, onProgress }: MakeOptions): Promise<Performed> => {
    try {
      return await slot.run<Performed>(task, {
        signal,
        onProgress: onProgress && ((fraction) => onProgress(fraction * PLAYED)),
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  };
  return {
    make: async (order, options) => {
      const { directory, signal, onProgress } = options;
      const { format, stems, midi, ...wish } = order;
      const contentType = AUDIO_CONTENT_TYPES[format];
      const performed = await played({ order: wish, directory, stems, midi }, options);
      const raw = [performed.mix, ...performed.stems.map(({ file }) => file)];
      try {
        const tags = { ...tagsOf(order, performed.plan), ...options.tags };
        const file = join(directory, `piece.${format}`);
        const { integrated, truePeak, gain } = await master(ffmpeg, rawInput(performed.mix), file, format, {
          tags,
          signal,
        });
        const parts: (PieceFile & { part: MusicStem })[] = [];
        for (const stem of performed.stems) {
          const alone = join(directory, `${stem.part}.${format}`);
          const titled = { ...tags, title: `${tags.title} (${stem.part})` };
          await encodeAudio(ffmpeg, rawInput(stem.file), alone, format, {
            filters: raised(gain),
            tags: titled,
            signal,
          });
          parts.push({ part: stem.part, file: alone, contentType });
        }
        onProgress?.(1);
        return {
          ...{ file, contentType, seconds: order.seconds, loudness: integrated, truePeak, plan: performed.plan },
          ...{ stems: parts, midi: performed.midi ? { file: performed.midi, contentType: 'audio/midi' } : null },
        };
      } finally {
        await Promise.all(raw.map((file) => rm(file, { force: true })));
      }
    },
    close: () => slot.close(),
  };
}
