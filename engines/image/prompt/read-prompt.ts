import { takeQuoted } from '../../english/quoted';
import { isShadeAt, type NamedColour } from './colours';
import { kindsOf } from './kinds';
import {
  type Mood,
  readMoods,
  readSeason,
  readTime,
  readWeather,
  type Season,
  type TimeOfDay,
  type Weather,
} from './light';
import { isBlackAndWhite } from './monochrome';
import { readSentence, type Sentence } from './sentence';
import { readSubject, type SceneId } from './subjects';
import {
  coloursOf,
  countsOf,
  type PromptObject,
  type Relation,
  relationsOf,
  settingOf,
  thingsOf,
  weigh,
} from './things';
import { tokensOf } from './tokens';

/** A parsed prompt, in the terms that scenes use. */
export interface Brief {
  scene: SceneId;
  /** Wanted words, lower-case and singular, with the hypernyms of their nouns ("schooner" adds "boat"). */
  words: ReadonlySet<string>;
  /** Negated words ("no people"). */
  absent: ReadonlySet<string>;
  time: TimeOfDay | undefined;
  season: Season | undefined;
  weather: Weather | undefined;
  moods: ReadonlySet<Mood>;
  colours: readonly NamedColour[];
  counts: ReadonlyMap<string, number>;
  /** Things to show, the main subject first. */
  things: readonly PromptObject[];
  relations: readonly Relation[];
  /** The thing others are placed in or on ("beach" of "a dog on a beach"). */
  setting: string | undefined;
  /** Lettering, as written. Never used as markup: it is drawn as glyph outlines. */
  texts: readonly string[];
}

/** Parses any text as a picture brief; an empty or unreadable prompt gives an abstract picture. */
export function readPrompt(prompt: string): Brief {
  const { rest, texts } = takeQuoted(prompt);
  const sentence = readSentence(tokensOf(rest));
  const words = orderOf(sentence);
  // Lettering decides the scene where the description does not: "Summer sale" is a summer picture.
  const lettering = texts.length > 0 ? readSentence(tokensOf(texts.join(' , '))) : undefined;
  const all = lettering ? [...words, ...orderOf(lettering)] : words;
  const plain = all.filter((_, at) => !isShadeAt(all, at));
  const moods = readMoods(plain);
  const colours = coloursOf(sentence);
  const monochrome = isBlackAndWhite(words, colours);
  if (monochrome) moods.add('monochrome');
  return {
    scene: readSubject(weigh(sentence)) ?? (lettering && readSubject(weigh(lettering))) ?? 'abstract',
    words: new Set([...words, ...lemmasOf(sentence), ...words.flatMap((word) => [...kindsOf(word)])]),
    absent: sentence.denied,
    time: readTime(plain),
    season: readSeason(plain),
    weather: readWeather(plain),
    moods,
    colours: monochrome ? [] : colours,
    counts: countsOf(sentence),
    things: thingsOf(sentence),
    relations: relationsOf(sentence),
    setting: settingOf(sentence),
    texts,
  };
}

const orderOf = ({ wanted }: Sentence) => wanted.filter(({ role }) => role !== 'break').map(({ word }) => word);
const lemmasOf = ({ wanted }: Sentence) => wanted.filter(({ role }) => role === 'verb').map(({ lemma }) => lemma);
