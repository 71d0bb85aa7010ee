import { sentence } from '@flint/engines/english/words';
import { fitted } from './bio-lines';

/** Lines for a bio; unknown ones are empty. */
export interface BioFacts {
  /** Occupation: the first thing a visitor looks for. */
  readonly head: string;
  /** Another statement, or a welcome when there is none. */
  readonly more: string;
  readonly outcome: string;
  readonly audience: string;
  readonly proof: string;
  readonly place: string;
  readonly end: string;
}

const lines = (...pieces: string[]) => fitted(pieces, '\n');
const beside = (...pieces: string[]) => fitted(pieces, ' · ');

/** An arrow needs no full stop. */
const ended = (end: string) => (/\p{L}$/u.test(end) ? sentence(end) : end);

/** A bio of each style; empty when its leading line is unknown. */
export const STYLES = {
  lines: ({ head, outcome, more, end }: BioFacts) => lines(head, outcome || more, end),
  promise: ({ outcome, head, audience, end }: BioFacts) => outcome && lines(outcome, beside(head, audience), end),
  short: ({ head, place, audience, end }: BioFacts) => lines(beside(head, place || audience), end),
  sentence: ({ head, outcome, more, end }: BioFacts) =>
    fitted([sentence(head), sentence(outcome || more), ended(end)], ' '),
  audience: ({ audience, head, more, end }: BioFacts) => audience && lines(audience, head, more, end),
  proof: ({ proof, head, place, end }: BioFacts) => proof && lines(proof, beside(head, place), end),
  place: ({ place, head, more, end }: BioFacts) => place && lines(beside(place, head), more, end),
} as const;

export type Style = keyof typeof STYLES;
