import { type Random, randomFrom } from '../image/random';
import { parted } from './brief/aside';
import type { Brief, Platform, Tone, Topic } from './brief/brief';
import { TONES } from './brief/brief';
import { topicOf } from './brief/topic';
import { nounPhrases, sentencesOf } from './english/tagger';
import { uncapital } from './english/uncapital';
import { type Voice, voiceOf } from './forms/voice';

/** What somebody wrote that copy is to be made of. */
export interface About {
  readonly topic: string;
  readonly audience?: string | undefined;
  /** Sentences and facts about it: they may be used, and nothing else is known. */
  readonly details?: string | undefined;
  readonly platform?: Platform | undefined;
  /** Any word; one that copy can have counts. */
  readonly tone?: string | undefined;
}

/** What copy is made with: everything in it comes from its reader's own words and a chance that can be repeated. */
export interface Kit {
  readonly random: Random;
  /** Speaks about something: fills templates with what was written, and leaves out those it cannot fill. */
  about(words: About): Voice;
  /** The sentences of a text; a line of its own is one. */
  sentences(text: string): string[];
  /** Its noun phrases, as written. */
  phrases(text: string): string[];
  /**
   * What is told of a subject, sentence by sentence: what was said for it, then what its own words tell beside naming it
   * ("our croissant, out every Friday").
   */
  facts(topic: string, told: string): string[];
}

const toneOf = (word: string | undefined) => TONES.find((tone): tone is Tone => tone === word);

/** What has no shape that templates know stands for itself, like a name. */
const asName = (text: string): Topic => ({
  shape: 'name',
  full: text,
  kind: text,
  bare: text,
  plural: false,
  kindPlural: false,
});

function briefOf({ topic, audience, details = '', platform, tone }: About): Brief {
  const keyphrases = nounPhrases(details).filter((phrase) => phrase.includes(' '));
  return {
    form: 'kit',
    count: undefined,
    platform,
    tone: toneOf(tone),
    topic: topicOf(topic) ?? asName(topic),
    audience: audience ? uncapital(audience) : undefined,
    details: sentencesOf(details),
    keyphrases: [...new Set(keyphrases)],
    pasted: undefined,
  };
}

/** The same label gives the same copy. */
export function kitOf(label: string): Kit {
  const random = randomFrom(label);
  return {
    random,
    about: (words) => voiceOf(briefOf(words), random),
    sentences: sentencesOf,
    phrases: nounPhrases,
    facts: (topic, told) => [...sentencesOf(told), ...parted(topic).aside],
  };
}
