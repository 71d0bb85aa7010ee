import { MUSIC_GENRE_IDS, type MusicGenre, TEMPO_MAX, TEMPO_MIN } from '@flint/shared/contracts/music';
import { Note } from 'tonal';
import type { PieceWishes } from '../../spec/music';
import { GENRES } from '../genres/genres';
import type { Note as Played, Score } from '../score';
import { chordOf, wrap } from '../theory/chord';
import { scaleOf } from '../theory/scale';
import { compose } from './compose';

const order = (genre: MusicGenre | null, more: Partial<PieceWishes> = {}): PieceWishes => ({
  ...{ prompt: 'music', seconds: 40, genre, mood: null, tempo: null, key: null, seed: 7 },
  ...more,
});
const notesOf = ({ parts }: Score, stem: string): Played[] =>
  parts.filter((p) => p.stem === stem).flatMap((p) => p.notes);
/** Time of a beat, in seconds. */
function secondsAt({ tempos }: Score, beat: number): number {
  return tempos.reduce((sum, { at, tempo }, index) => {
    const end = Math.min(beat, tempos[index + 1]?.at ?? beat);
    return end > at ? sum + ((end - at) * 60) / tempo : sum;
  }, 0);
}

const tonicOf = ({ plan }: Score) => Note.chroma(plan.key.split(' ')[0]!);

describe.each(MUSIC_GENRE_IDS)('%s', (genre) => {
  const score = compose(order(genre));

  it('fills the ordered time and ends on its tonic', () => {
    const ending = score.plan.sections.at(-1);
    expect(ending).toMatchObject({ name: 'ending', end: 40 });
    const last = notesOf(score, 'bass').reduce((a, b) => (b.at > a.at ? b : a));
    expect(wrap(last.pitch)).toBe(tonicOf(score));
    expect(secondsAt(score, last.at)).toBeCloseTo(ending!.start, 0);
    const end = Math.max(...score.parts.flatMap(({ notes }) => notes.map((note) => note.at + note.length)));
    expect(secondsAt(score, end)).toBeGreaterThan(39);
    expect(secondsAt(score, end)).toBeLessThan(41);
  });

  it('stays within the ranges of MIDI and of hearing', () => {
    expect(score.plan.tempo).toBeGreaterThanOrEqual(TEMPO_MIN);
    expect(score.plan.tempo).toBeLessThanOrEqual(TEMPO_MAX);
    for (const { notes } of score.parts) {
      for (const { at, length, pitch, velocity } of notes) {
        expect(at >= 0 && length > 0 && velocity >= 1 && velocity <= 127 && pitch >= 21 && pitch <= 108).toBe(true);
      }
    }
  });

  it('names only existing chords', () => {
    for (const { A, B, bridge, cadence, last } of Object.values(GENRES[genre].harmony)) {
      for (const numeral of [...A, ...B, bridge, cadence, last].join(' ').split(/[\s|]+/)) chordOf(numeral, 0);
    }
  });

  it('writes patterns of whole bars', () => {
    const { drums, bass, chords, melody, beatsPerBar } = GENRES[genre];
    const grooves = drums ? [...drums.grooves, ...drums.fills].flatMap((groove) => Object.values(groove)) : [];
    const patterns = [...grooves, ...(bass?.patterns ?? []), ...chords.flatMap((c) => c.patterns), ...melody.rhythms];
    for (const pattern of patterns)
      expect([pattern, pattern.replaceAll(' ', '').length]).toEqual([pattern, beatsPerBar * 4]);
  });

  it('has a melody in the key, with repetition and variation', () => {
    const melody = notesOf(score, 'melody');
    expect(melody.length).toBeGreaterThan(6);
    const scale = scaleOf(tonicOf(score), GENRES[genre].modes[score.plan.key.endsWith('minor') ? 'minor' : 'major']);
    const inKey = melody.filter(({ pitch }) => scale.includes(wrap(pitch))).length / melody.length;
    expect(inKey).toBeGreaterThan(0.75);
    expect(new Set(melody.map(({ pitch }) => pitch)).size).toBeGreaterThan(3);
  });
});

describe('compose', () => {
  it('is deterministic for one seed, and differs for another', () => {
    expect(compose(order('jazz'))).toEqual(compose(order('jazz')));
    expect(compose(order('jazz', { seed: 8 })).parts).not.toEqual(compose(order('jazz')).parts);
  });

  it('makes different scores for different genres', () => {
    const features = MUSIC_GENRE_IDS.map((genre) => {
      const score = compose(order(genre, { key: 'C minor' }));
      const density = (stem: string) => Math.round((notesOf(score, stem).length / score.seconds) * 2);
      const programs = score.parts.map(({ program }) => program);
      return [
        Math.round(score.plan.tempo / 8),
        density('drums'),
        density('bass'),
        density('harmony'),
        ...programs,
      ].join(' ');
    });
    expect(new Set(features).size).toBe(MUSIC_GENRE_IDS.length);
  });

  it.each([5, 8, 13, 60, 180])('has sections without gaps in %i seconds', (seconds) => {
    for (const genre of MUSIC_GENRE_IDS) {
      const { sections } = compose(order(genre, { seconds })).plan;
      expect(sections[0]?.start).toBe(0);
      for (const [at, { start }] of sections.entries()) if (at > 0) expect(start).toBe(sections[at - 1]?.end);
      expect(sections.at(-1)).toMatchObject({ name: 'ending', end: seconds });
      if (seconds >= 60) expect(new Set(sections.map(({ name }) => name)).size).toBeGreaterThanOrEqual(4);
    }
  });

  it('keeps an ordered tempo and key exactly', () => {
    const { plan } = compose(order('rock', { tempo: 133, key: 'F# minor' }));
    expect(plan).toMatchObject({ genre: 'rock', tempo: 133, key: 'F# minor' });
  });
});
