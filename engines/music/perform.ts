import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MUSIC_STEMS, type MusicPlan, type MusicStem } from '@flint/shared/contracts/music';
import type { PieceWishes } from '../spec/music';
import { compose } from './compose/compose';
import { renderScore } from './render/render-score';
import { midiOf } from './render/write-midi';

/** Input of the worker. */
export interface Performance {
  readonly order: PieceWishes;
  /** Existing folder the files are written to. */
  readonly directory: string;
  readonly stems: boolean;
  readonly midi: boolean;
}

/** Output of the worker; sounds are raw, as `rawInput` opens them. */
export interface Performed {
  readonly plan: MusicPlan;
  readonly mix: string;
  readonly stems: readonly { readonly part: MusicStem; readonly file: string }[];
  readonly midi: string | null;
}

/** Composes an order and renders the mix and, if asked, its stems. */
export async function perform(task: Performance, onProgress: (fraction: number) => void): Promise<Performed> {
  const { order, directory } = task;
  const score = compose(order);
  const parts = task.stems ? MUSIC_STEMS.filter((part) => score.parts.some(({ stem }) => stem === part)) : [];
  const rounds = 1 + parts.length;
  const played = async (name: string, round: number, part?: MusicStem) => {
    const sound = await renderScore(score, {
      ...(part && { only: ({ stem }) => stem === part }),
      onProgress: (fraction) => onProgress((round + fraction) / rounds),
    });
    const file = join(directory, `${name}.f32`);
    await writeFile(file, new Uint8Array(sound.buffer));
    return file;
  };
  const mix = await played('mix', 0);
  const stems: { part: MusicStem; file: string }[] = [];
  for (const [at, part] of parts.entries()) stems.push({ part, file: await played(part, at + 1, part) });
  const midi = task.midi ? join(directory, 'score.mid') : null;
  if (midi) await writeFile(midi, new Uint8Array(midiOf(score, order.prompt).writeMIDI()));
  return { plan: score.plan, mix, stems, midi };
}
