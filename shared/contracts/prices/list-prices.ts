import type { Costs } from '../credits';
import { IMAGE_MODELS, LLM_MODELS, type ModelRow, VIDEO_MODELS } from '../models';

/** A row of the list of prices: what is made, by how much of it, for how many credits. */
export interface PriceRow {
  readonly what: string;
  readonly unit: string;
  /** Whole credits for one unit. */
  readonly credits: number;
}

/** The prices in force, in the order of the pages; kinds without a provider have no row. */
export function listPrices(costs: Costs): PriceRow[] {
  const one = (key: string, what: string, unit: string): PriceRow[] => {
    const credits = costs[key];
    return credits === undefined ? [] : [{ what, unit, credits }];
  };
  /** A row for each model; one for all of them where they cost the same. */
  const models = (what: string, unit: string, all: readonly ModelRow[], keyOf: (id: string) => string) => {
    const rows = all.flatMap(({ id, label }) => one(keyOf(id), `${what}, ${label}`, unit));
    const [first] = rows;
    const same = first !== undefined && rows.every(({ credits }) => credits === first.credits);
    return same ? [{ ...first, what: rows.length > 1 ? `${what}, any model` : what }] : rows;
  };
  return [
    ...models('Picture', 'one picture', IMAGE_MODELS, (id) => `image:${id}`),
    ...one('edit', 'Edit of a picture', 'one picture'),
    ...one('cutout', 'Background removal', 'one picture'),
    ...one('upscale:2', 'Upscale, twice the size', 'one picture'),
    ...one('upscale:4', 'Upscale, four times the size', 'one picture'),
    ...models('Film', 'each second', VIDEO_MODELS, (id) => `video:${id}:second`),
    ...one('music:30s', 'Music', 'each half minute'),
    ...one('speech:1000', 'Speech', '1,000 characters'),
    ...one('transcript:minute', 'Transcript', 'each minute'),
    ...one('prompt', 'Prompt from pictures', 'one prompt'),
    ...models('Words', '1,000 tokens', LLM_MODELS, (id) => `chat:${id}:1000`),
  ];
}
