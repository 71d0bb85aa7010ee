import type { MusicStem } from '@flint/shared/contracts/music';
import { type Random, randomFrom } from '../../english/random';
import type { PieceWishes } from '../../spec/music';
import type { ChordPart, Sound } from '../genres/genre';
import { type Plan, planOf, RITARDANDO } from '../plan';
import type { Note, Part, Score, TempoMark, Voice } from '../score';
import { type Bar, barsOf } from './bar';
import { composeBass } from './bass';
import { composeChords } from './comping';
import { composeDrums } from './drums';
import { composeEnding } from './ending';
import { composeMelody } from './melody';
import { expressionOf } from './swells';

/**
 * Algorithmic composition of a whole piece. Pure and deterministic: the same order gives the same score on every
 * machine.
 * @returns a score of exactly the ordered seconds, the ring of its last chord included
 */
export function compose(order: PieceWishes): Score {
  const plan = planOf(order);
  const chance = randomFrom(`${order.seed}|${order.prompt}|${plan.genre.id}|${plan.mood}|${plan.key}`);
  const bars = barsOf(plan, chance.fork('harmony'));
  const tempos = temposOf(plan);
  return {
    plan: {
      ...{ genre: plan.genre.id, mood: plan.mood, key: plan.key, tempo: Math.round(plan.tempo * 100) / 100 },
      sections: spansOf(plan, order.seconds),
    },
    seconds: order.seconds,
    tempos,
    beatsPerBar: plan.genre.beatsPerBar,
    parts: partsOf(plan, bars, chance).filter(({ stem, notes }) => notes.length > 0 && !plan.without.has(stem)),
  };
}

function partsOf(plan: Plan, bars: readonly Bar[], chance: Random): Part[] {
  const { drums, bass, chords, melody } = plan.genre;
  const [lead, second] = plan.instruments;
  const part = (
    name: string,
    stem: MusicStem,
    sound: Sound,
    notes: Note[],
    program?: number,
    chord?: ChordPart,
  ): Part => ({
    ...voiceOf(sound, plan, chance.fork(`${name} sound`), program),
    ...{ name, stem, swells: expressionOf(sound, plan) },
    notes: [...notes, ...composeEnding(stem, chord ?? null, notes, plan)],
  });
  return [
    ...(drums ? [part('drums', 'drums', drums, composeDrums(drums, bars, plan, chance.fork('drums')))] : []),
    ...(bass ? [part('bass', 'bass', bass, composeBass(bass, bars, plan, chance.fork('bass')))] : []),
    ...chords.map((each, at) =>
      part(
        each.name,
        'harmony',
        each,
        composeChords(each, bars, plan, chance.fork(each.name)),
        at === 0 ? second : undefined,
        each,
      ),
    ),
    part('melody', 'melody', melody, composeMelody(melody, bars, plan, chance.fork('melody')), lead),
  ];
}

function voiceOf(sound: Sound, { traits }: Plan, chance: Random, program?: number): Voice {
  const brightness = Math.min(100, Math.max(20, (sound.brightness ?? 64) + traits.light));
  return {
    ...{ program: program ?? chance.pick(sound.programs), level: sound.level, pan: sound.pan ?? 0, brightness },
    ...{ reverb: sound.reverb ?? 40, chorus: sound.chorus ?? 0 },
  };
}

/** Tempo map: one tempo, or a ritardando over the last two bars. */
function temposOf({ genre, tempo, bars }: Plan): TempoMark[] {
  const start = { at: 0, tempo };
  if (!genre.ritardando) return [start];
  const [before, last] = RITARDANDO;
  const marks = [
    { at: (bars - 2) * genre.beatsPerBar, tempo: tempo / (1 + before) },
    { at: (bars - 1) * genre.beatsPerBar, tempo: tempo / (1 + last) },
    { at: bars * genre.beatsPerBar, tempo },
  ];
  return [start, ...marks.filter(({ at }) => at >= 0)];
}

function spansOf({ sections, tempo, genre, tail }: Plan, seconds: number): Score['plan']['sections'] {
  const second = (bar: number) => Math.round(((bar * genre.beatsPerBar * 60) / tempo) * 100) / 100;
  const end = Math.round((seconds - tail) * 100) / 100;
  const spans = sections.map(({ name, from, bars }, at) => ({
    ...{ name, start: second(from) },
    end: at === sections.length - 1 ? end : second(from + bars),
  }));
  return [...spans, { name: 'ending', start: end, end: seconds }];
}
