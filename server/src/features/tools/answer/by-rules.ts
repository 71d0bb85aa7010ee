import { isDeepStrictEqual } from 'node:util';
import { applyBrandRules } from '@flint/engines/english/brand-rules';
import type { KitOf } from '@flint/engines/spec/copy-kit';
import type { PromptBrand } from '@flint/shared/contracts/brand-facts';
import type { ToolRecipe } from '@flint/shared/contracts/recipes/tool';
import { cut } from '@flint/shared/tools/measure/cut';
import { outputSchema, partSchema } from '@flint/shared/tools/output-schema';
import { placeAt, valueAt } from '@flint/shared/tools/paths';
import { PART_MAX, type Part, type Shape } from '@flint/shared/tools/shape';
import type { WritingTool } from '../implementation';
import { fitted } from './fitted';
import { wished } from './wished';

/** Maximum attempts to find a different text for a part. */
const TRIES = 12;

/** Input of the built-in copywriter. */
export type ByRules = Pick<ToolRecipe, 'tool' | 'input' | 'seed' | 'brand' | 'part'>;

/**
 * Writes an answer by rules: templates over the user's own words. Deterministic.
 * @returns undefined when there are no words for it, or no different text for a part
 */
export function writeByRules(
  implementation: WritingTool,
  { tool, input, seed, brand, part }: ByRules,
  kitOf: KitOf,
): unknown {
  const { definition } = implementation;
  const whole = (round: number) => {
    const told = withAudience(input, brand);
    const written = implementation.write(told as never, kitOf(`${tool}|${seed + round}|${JSON.stringify(input)}`));
    const kept = inBounds(definition.output, written, input, brand?.rules ?? []);
    return outputSchema(definition.output).safeParse(kept).data;
  };
  if (!part) return whole(0);
  const place = placeAt(definition.output, part.path);
  const taken = siblingsOf(part.current, part.path);
  const isTaken = (value: unknown) => taken.some((other) => isDeepStrictEqual(other, value));
  for (let round = 0; round < TRIES; round += 1) {
    const written = whole(round);
    const found = written && candidates(written, part.path).find((value) => !isTaken(value));
    if (found === undefined || !place) continue;
    return 'part' in place ? partSchema(place.part).parse(found) : outputSchema(place.item).parse(found);
  }
  return undefined;
}

/** The brand's audience is the default of a form's empty audience. */
function withAudience(input: ByRules['input'], brand: PromptBrand | undefined): ByRules['input'] {
  return input.audience === '' && brand?.audience ? { ...input, audience: brand.audience } : input;
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** Splits a path into its list and the rest: `titles.2.title` is in `titles`, at `title`. */
function around(path: string): { list: string; inside: string } | undefined {
  const found = /^(.*?)\.\d+(?:\.([^.]+))?$/.exec(path);
  return found ? { list: found[1] ?? '', inside: found[2] ?? '' } : undefined;
}

/** The values at a path and at the same place of its siblings. */
function siblingsOf(output: unknown, path: string): unknown[] {
  const near = around(path);
  if (!near) return [valueAt(output, path)];
  const list = valueAt(output, near.list);
  if (!Array.isArray(list)) return [];
  return near.inside === '' ? list : list.map((item) => valueAt(item, near.inside));
}

/** Another answer's candidates for a path: first the value at the very path, then its siblings'. */
function candidates(output: unknown, path: string): unknown[] {
  const own = valueAt(output, path);
  const others = siblingsOf(output, path);
  const inOrder = parentOf(path) === '' ? others : [own, ...others];
  return inOrder.filter((value) => value !== undefined);
}

/** Applies the rules of brand, platform and order. */
function inBounds(shape: Shape, output: unknown, input: object, rules: readonly string[]): object {
  const given = output as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, bounded(part, given[name])]));

  function bounded(part: Part, value: unknown): unknown {
    if (part.type === 'text' && typeof value === 'string') {
      const branded = applyBrandRules(value, rules);
      const fit = part.field ? fitted(part.field, branded) : branded;
      return cut(part.lines ? fit : fit.replace(/\s*\n\s*/g, ' '), part.max ?? PART_MAX, 'utf16', { mark: '…' });
    }
    if (part.type === 'words' && Array.isArray(value)) return [...new Set(value)].slice(0, part.max);
    if (part.type !== 'list' || !Array.isArray(value)) return value;
    return value.slice(0, wished(part, input)).map((item) => inBounds(part.item, item, input, rules));
  }
}
