import type { Slots } from '../english/fill';
import type { Random } from '../english/random';
import type { Brief, Platform } from './copy-brief';

/** The input that copy is written from. */
export interface About {
  readonly topic: string;
  readonly audience?: string | undefined;
  /** Sentences and facts about it: they may be used, and nothing else is known. */
  readonly details?: string | undefined;
  readonly platform?: Platform | undefined;
  /** Any word; one that copy can have counts. */
  readonly tone?: string | undefined;
}

/** Writes copy by rules from the user's own words; the same label gives the same copy. */
export interface Kit {
  readonly random: Random;
  /** A voice that fills templates from the input; templates it cannot fill are left out. */
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

/** Fills templates from a brief, chosen by a reproducible source of chance. */
export interface Voice {
  readonly brief: Brief;
  readonly random: Random;
  /** Up to `count` filled templates, each once. */
  deal(templates: readonly string[], count: number, extra?: Slots): string[];
  /** One filled template, or an empty text. */
  say(templates: readonly string[], extra?: Slots): string;
}

/** Makes a kit; equal labels give equal copy. */
export type KitOf = (label: string) => Kit;
