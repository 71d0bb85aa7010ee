import type { Random } from '../../english/random';
import type { BassPart } from '../genres/genre';
import type { Plan } from '../plan';
import type { Note } from '../score';
import { wrap } from '../theory/chord';
import { nearest, scaleOf, scaleOver, stepped } from '../theory/scale';
import { type Bar, chordAt, stepsOf } from './bar';
import { performer } from './performer';
import { strokesOf } from './strokes';

/** Composes the bass line: roots near the note before, decorated by the pattern. */
export function composeBass(part: BassPart, bars: readonly Bar[], plan: Plan, chance: Random): Note[] {
  const play = performer(
    { ...plan, genre: { ...plan.genre, looseness: plan.genre.looseness * 0.6 } },
    chance.fork('hands'),
  );
  const patterns = { A: chance.pick(part.patterns), B: chance.pick(part.patterns), bridge: part.patterns[0] };
  const scale = scaleOf(plan.tonic, plan.genre.modes[plan.mode]);
  const steps = stepsOf(plan);
  let line = Math.round(part.range.low * 0.6 + part.range.high * 0.4);
  return bars.flatMap((bar) => {
    if (bar.section.energy < part.enters) return [];
    const { name } = bar.section;
    const pattern = patterns[name === 'B' || name === 'bridge' ? name : 'A'];
    return strokesOf(pattern).flatMap((stroke) => {
      const chord = chordAt(bar, stroke.from);
      const root = within(nearest(part.range.low + 7, [chord.root]), part.range);
      const third = chord.tones.find((tone) => [3, 4, 5].includes(wrap(tone - chord.root))) ?? chord.root;
      const fifth = chord.tones.find((tone) => [6, 7, 8].includes(wrap(tone - chord.root))) ?? chord.root;
      const pitch = pitchOf(stroke.sign, {
        root,
        third: root + wrap(third - chord.root),
        fifth: root + wrap(fifth - chord.root),
        walk: () => stepped(line, line > part.range.high - 5 || chance.chance(0.4) ? -1 : 1, scaleOver(scale, chord)),
        lead: () => leading(bars, bar, stroke.from, part.range.low, line),
      });
      line = within(pitch, part.range);
      // A chord change under a long note ends the note.
      const change = bar.chords.find(({ from }) => from > stroke.from)?.from;
      const length = change === undefined ? stroke.steps : Math.min(stroke.steps, change - stroke.from);
      const at = bar.index * steps + stroke.from;
      const weight = stroke.sign === 'r' ? 0.66 : stroke.from === 0 ? 0.98 : 0.86;
      const notes = [{ from: at, steps: length, pitch: line, weight }];
      if (change !== undefined && change < stroke.from + stroke.steps) {
        const next = within(nearest(part.range.low + 7, [chordAt(bar, change).root]), part.range);
        notes.push({
          from: bar.index * steps + change,
          steps: stroke.from + stroke.steps - change,
          pitch: next,
          weight,
        });
      }
      return notes.map((note) => play(note, { section: bar.section, lag: part.lag ?? 0 }));
    });
  });
}

interface Choices {
  readonly root: number;
  readonly third: number;
  readonly fifth: number;
  walk(): number;
  lead(): number;
}

function pitchOf(sign: string, { root, third, fifth, walk, lead }: Choices): number {
  if (sign === '5') return fifth;
  if (sign === '3') return third;
  if (sign === '8') return root + 12;
  if (sign === 'w') return walk();
  return sign === 'a' ? lead() : root;
}

/** Chromatic approach note: a semitone from the next root, on the side the line comes from. */
function leading(bars: readonly Bar[], bar: Bar, step: number, low: number, line: number): number {
  const next = bar.chords.find(({ from }) => from > step)?.chord ?? bars[bar.index + 1]?.chords[0].chord;
  const goal = nearest(low + 7, [(next ?? chordAt(bar, step)).root]);
  return line < goal ? goal - 1 : goal + 1;
}

function within(pitch: number, { low, high }: BassPart['range']): number {
  let at = pitch;
  while (at < low) at += 12;
  while (at > high) at -= 12;
  return at;
}
