import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AUDIO_CONTENT_TYPES } from '@flint/shared/contracts/audio';
import type { MusicStem } from '@flint/shared/contracts/music';
import { encodeAudio } from '../audio/encode-audio';
import { master, raised } from '../audio/master';
import { rawInput } from '../audio/samples';
import type { Musician, PieceFile, PieceOptions } from '../spec/music';
import { createWorkerSlot } from '../workers/worker-slot';
import { tagsOf } from './music-tags';
import type { Performance, Performed } from './perform';

export interface MusicianOptions {
  /** The built `musician.worker`. */
  readonly workerFile: string | URL;
  /** The program, as `findFfmpeg` found it. */
  readonly ffmpeg: string;
}

/** Share of the progress that is synthesis; the rest is mastering. */
const PLAYED = 0.8;

/** The built-in composer: a worker thread composes and synthesises, ffmpeg masters and encodes. */
export function createMusician({ workerFile, ffmpeg }: MusicianOptions): Musician {
  const slot = createWorkerSlot({ workerFile });
  const played = async (task: Performance, { signal, onProgress }: PieceOptions): Promise<Performed> => {
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
