import { type NamedColour, readColours } from './colours';
import { readCounts } from './counts';
import { type Mood, readMoods, readSeason, readTime, type Season, type TimeOfDay } from './light';
import { splitDenied } from './negation';
import { readSubject, type SceneId } from './subjects';
import { wordsOf } from './words';

/** What a prompt asks for, in the terms the scenes paint in. Holds no free text of the prompt but looked-up words. */
export interface Brief {
  scene: SceneId;
  /** Wanted words, lower-case and singular. */
  words: ReadonlySet<string>;
  /** Denied words ("no people"). */
  absent: ReadonlySet<string>;
  time: TimeOfDay | undefined;
  season: Season | undefined;
  moods: ReadonlySet<Mood>;
  colours: readonly NamedColour[];
  counts: ReadonlyMap<string, number>;
}

/** Reads any text as a picture brief; an empty or unreadable prompt is an abstract picture without wishes. */
export function readPrompt(prompt: string): Brief {
  const { wanted, absent } = splitDenied(wordsOf(prompt));
  return {
    scene: readSubject(wanted),
    words: new Set(wanted),
    absent,
    time: readTime(wanted),
    season: readSeason(wanted),
    moods: readMoods(wanted),
    colours: readColours(wanted),
    counts: readCounts(wanted),
  };
}
