import type { Costs } from '@flint/shared/contracts/credits';
import { IMAGE_MODELS, LLM_MODELS, VIDEO_MODELS } from '@flint/shared/contracts/models';

/** A row of the list of prices: what is made, by how much of it, for how many credits. */
export interface PriceRow {
  readonly what: string;
  readonly unit: string;
  /** Whole credits for one unit. */
  readonly credits: number;
}

/** All rows that may be priced, by their key in the cost table. */
const ROWS: readonly (readonly [key: string, what: string, unit: string])[] = [
  ...IMAGE_MODELS.map(({ id, label }) => [`image:${id}`, `Picture, ${label}`, 'one picture'] as const),
  ...VIDEO_MODELS.map(({ id, label }) => [`video:${id}:second`, `Film, ${label}`, 'each second'] as const),
  ['music:30s', 'Music', 'each half minute'],
  ['speech:1000', 'Speech', '1,000 characters'],
  ['transcript:minute', 'Transcript', 'each minute'],
  ['prompt', 'Prompt from pictures', 'one prompt'],
  ...LLM_MODELS.map(({ id, label }) => [`chat:${id}:1000`, `Words, ${label}`, '1,000 tokens'] as const),
];

/** The prices in force, in the order of the pages; kinds without a provider have no row. */
export function listPrices(costs: Costs): PriceRow[] {
  return ROWS.flatMap(([key, what, unit]) => {
    const credits = costs[key];
    return credits === undefined ? [] : [{ what, unit, credits }];
  });
}
