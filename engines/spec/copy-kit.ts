import type { Slots } from '../english/fill';
import type { Random } from '../english/random';
import type { Brief, Platform } from './copy-brief';

/** Input of the copywriter. */
export interface About {
  readonly topic: string;
  readonly audience?: string | undefined;
  /** Facts about the topic; copy uses no others. */
  readonly details?: string | undefined;
  readonly platform?: Platform | undefined;
  /** Any word; unknown tones are ignored. */
  readonly tone?: string | undefined;
}

/**
 * Template engine: writes copy by rules from the user's own words. Deterministic: the same label gives the same copy.
 */
export interface Kit {
  readonly random: Random;
  /** Creates a voice for an input; skips templates it cannot fill. */
  about(words: About): Voice;
  /** Sentence segmentation; a line of its own is a sentence. */
  sentences(text: string): string[];
  /** Noun phrases, as written. */
  phrases(text: string): string[];
  /**
   * Facts about a subject, sentence by sentence: those stated for it, then those in its own words beside the name ("our
   * croissant, out every Friday").
   */
  facts(topic: string, told: string): string[];
}

/** Fills templates from a brief, chosen by a seeded PRNG. */
export interface Voice {
  readonly brief: Brief;
  readonly random: Random;
  /** Up to `count` filled templates, without duplicates. */
  deal(templates: readonly string[], count: number, extra?: Slots): string[];
  /** One filled template, or an empty text. */
  say(templates: readonly string[], extra?: Slots): string;
}

/** Creates a kit; the label is the seed. */
export type KitOf = (label: string) => Kit;
