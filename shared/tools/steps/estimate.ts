import { DEFAULT_CHAT_MODEL, DEFAULT_MAX_TOKENS } from '../../contracts/chat';
import type { Costs } from '../../contracts/credits';
import { clampCount } from '../../contracts/image-options';
import { tokensHeard } from '../../contracts/prices/chain-price';
import { priceTool } from '../../contracts/prices/tool-price';
import {
  longestText,
  NOTHING,
  priceBody,
  type Reach,
  STEP_RECORDING_MAX_S,
} from '../../contracts/prices/workflow-price';
import type { ServedBy } from '../../contracts/providers';
import { holdsFile, ITEM_MAX } from '../fields';
import type { ToolOrder } from '../order';
import { fillStep, UnfilledReference } from './fill-step';
import { CONTEXT_MAX, eachMost, type Graph, innerStep, READ_MAX, type Step, type StepInput } from './graph';
import { findHanding } from './handing';
import { mainOutput, valueTypes } from './kinds';
import { INPUT, ITEM, type StepReference, wholeReference } from './references';
import { definitionIn, type ToolDefinitions } from './slots';

/** Characters per token of an answer, at most on average. */
const CHARACTERS_PER_TOKEN = 5;
const BRAND_CHARACTERS = 8_000;

/** The part of its longest length that an answer usually has: an assumption, for what a run is expected to cost. */
const USUAL_LENGTH = 1 / 3;

/** What an estimate is made of. */
export interface Estimating {
  readonly costs: Costs;
  readonly filmedBy: ServedBy;
  readonly tools: ToolDefinitions;
  /** Values of the graph's inputs. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Lengths of the recordings among them, in seconds, by their names; unknown ones count as long. */
  readonly seconds?: Readonly<Record<string, number>> | undefined;
  readonly branded: boolean;
  readonly options: { readonly count?: number | undefined; readonly aspectRatio?: string | undefined };
  /** Whether answers have their usual length instead of their longest. */
  readonly typical?: boolean;
}

export interface Estimate {
  /** The most that the whole can cost, in whole credits. */
  readonly total: number;
  /** The most that each step can cost by its name; of a loop, each item. */
  readonly prices: Readonly<Record<string, number>>;
  /** What it brings at most, by type. */
  readonly yields: Readonly<Record<'text' | 'image' | 'video' | 'audio', number>>;
}

/**
 * The most that a checked graph can cost: every step as if each earlier one gave its longest output, no condition were
 * false and every loop full.
 * @throws RangeError when the cost table has no row for a step
 */
export function estimateGraph(graph: Graph, wish: Estimating): Estimate {
  const { steps } = graph;
  const reaches = new Map<string, Reach>();
  const prices: Record<string, number> = {};
  const yields = { text: 0, image: 0, video: 0, audio: 0 };
  let total = 0;
  for (const step of steps) {
    const inner = innerStep(step);
    const times = inner ? eachMost(step) : 1;
    const {
      price,
      reach = {},
      count = 1,
    } = priceStep(inner ?? step, graph, wish, { reaches, item: inner ? overReach(step, reaches) : NOTHING });
    prices[step.id] = price;
    total += price * times;
    reaches.set(step.id, { ...NOTHING, ...reach, characters: (reach.characters ?? 0) * times });
    if (!['read', 'brand', 'text', 'condition', 'choice'].includes(step.kind))
      yields[mainOutput(inner ?? step, wish.tools)] += times * count;
  }
  return { total, prices, yields };
}

interface PricedStep {
  readonly price: number;
  readonly reach?: Partial<Reach>;
  /** Files that it makes. */
  readonly count?: number;
}

function overReach(step: Step, reaches: ReadonlyMap<string, Reach>): Reach {
  const over = wholeReference(String(step.input.over));
  return (over && reaches.get(over.from)) || { characters: ITEM_MAX, seconds: 0 };
}

interface Reached {
  /** What earlier steps give at most. */
  readonly reaches: ReadonlyMap<string, Reach>;
  /** The longest item of the loop that a step is in. */
  readonly item: Reach;
}

function priceStep(step: Step, graph: Graph, wish: Estimating, { reaches, item }: Reached): PricedStep {
  const { costs, tools, inputs, branded, filmedBy } = wish;
  const longest = ({ from, output }: StepReference) => {
    if (from === INPUT) return inputText(inputs[output]);
    const { characters } = from === ITEM ? item : (reaches.get(from) ?? NOTHING);
    return longestText(Math.max(1, Math.min(characters, CONTEXT_MAX)));
  };
  const filled = fillLongest(step, longest, tools);
  switch (step.kind) {
    case 'read':
      return { price: 0, reach: { characters: READ_MAX } };
    case 'brand':
      return { price: 0, reach: { characters: BRAND_CHARACTERS } };
    case 'text':
    case 'choice':
    case 'condition':
      return { price: 0, reach: { characters: JSON.stringify(filled).length } };
    case 'each':
    case 'agent':
      return { price: 0 };
    case 'tool':
      return priceToolStep(step, filled, wish, { reaches, told: toldBefore(step, graph, wish, reaches) });
    default: {
      const heard = heardSeconds(step.input.audio_url, wish, reaches);
      const body = usualLength(withOptions(step.kind, filled, wish.options), step.kind, wish);
      const { price, reach } = priceBody(costs, step.kind, body, { filmedBy, heard });
      const brandPrice = branded && step.kind === 'chat' ? price + priceBrand(costs) : price;
      const { num_images: images } = body as { num_images?: number };
      return { price: brandPrice, ...(reach && { reach }), count: step.kind === 'image' ? clampCount(images) : 1 };
    }
  }
}

function priceToolStep(
  step: Step,
  filled: { input?: object },
  wish: Estimating,
  { reaches, told }: { readonly reaches: ReadonlyMap<string, Reach>; readonly told: number },
): PricedStep {
  const { costs, tools, branded, filmedBy, typical } = wish;
  const definition = definitionIn(tools, step);
  const input = filled.input ?? {};
  const orderFor = definition?.order as ((values: object) => ToolOrder) | undefined;
  const order = definition && orderFor?.(withDefaults(definition.inputs, input));
  if (order) {
    const heard = toolHears(step, wish, reaches);
    const { price, reach } = priceBody(costs, order.type, order.body, { filmedBy, heard });
    const count = order.type === 'image' ? clampCount(order.body.num_images) : 1;
    return { price, ...(reach && { reach }), count };
  }
  const maxTokens = Math.ceil((definition?.maxTokens ?? 0) * (typical ? USUAL_LENGTH : 1));
  const price = priceTool(costs, { input, maxTokens, model: DEFAULT_CHAT_MODEL, branded, told });
  return { price, reach: { characters: maxTokens * CHARACTERS_PER_TOKEN } };
}

/** Most tokens of the answer that a step is filled from, besides the values of its own. */
function toldBefore(step: Step, graph: Graph, wish: Estimating, reaches: ReadonlyMap<string, Reach>): number {
  const source = findHanding(graph, step, wish.tools)?.source;
  const definition = source && definitionIn(wish.tools, source);
  if (!definition) return 0;
  return definition.order ? tokensHeard(toolHears(source, wish, reaches)) : definition.maxTokens;
}

/** How long the recording is that a tool's step hears, in seconds: its upload, or what is at an address instead. */
function toolHears(step: Step, wish: Estimating, reaches: ReadonlyMap<string, Reach>): number {
  const values = (step.input.input ?? {}) as StepInput;
  const fields = Object.entries(definitionIn(wish.tools, step)?.inputs ?? {});
  const names = fields.flatMap(([name, field]) => (field.type === 'upload' || holdsFile(field) ? [name] : []));
  return heardSeconds(names.map((name) => values[name]).find(Boolean), wish, reaches);
}

/** How long the recording is that a step hears, in seconds: one of the form, or what an earlier step made. */
function heardSeconds(named: unknown, { seconds = {} }: Estimating, reaches: ReadonlyMap<string, Reach>): number {
  const source = wholeReference(String(named ?? ''));
  if (!source) return STEP_RECORDING_MAX_S;
  const known = source.from === INPUT ? seconds[source.output] : reaches.get(source.from)?.seconds;
  return known || STEP_RECORDING_MAX_S;
}

/** A writing step's body with the length that its answer is expected to have. */
function usualLength(body: object, kind: Step['kind'], { typical }: Estimating): object {
  if (!typical || kind !== 'chat') return body;
  const { max_tokens: most = DEFAULT_MAX_TOKENS } = body as { max_tokens?: number };
  return { ...body, max_tokens: Math.ceil(most * USUAL_LENGTH) };
}

/** The most that a brand adds to an answer's price. */
const priceBrand = (costs: Costs) =>
  priceTool(costs, { input: {}, maxTokens: 0, model: DEFAULT_CHAT_MODEL, branded: true });

function withDefaults(fields: Graph['inputs'], input: object): object {
  const start = Object.entries(fields).map(([name, field]) => [
    name,
    'default' in field ? field.default : field.type === 'list' ? [] : field.type === 'upload' ? null : '',
  ]);
  return { ...Object.fromEntries(start), ...input };
}

/** A body with the options of the run, where its kind has them. */
export function withOptions<T extends object>(
  kind: string,
  body: T,
  { count, aspectRatio }: Estimating['options'],
): T & { num_images?: number; aspect_ratio?: string } {
  if (kind !== 'image') return body;
  return {
    ...body,
    ...(count !== undefined && { num_images: count }),
    ...(aspectRatio && { aspect_ratio: aspectRatio }),
  };
}

/** What a form holds, as words; something where it is empty, since a step that refers to it has a price all the same. */
function inputText(value: unknown): string | string[] {
  const words = Array.isArray(value) ? value.map(String) : String(value ?? '');
  return words.length > 0 ? words : 'x';
}

/** Share of a reference that is larger than any, as a power of two. */
const SHARE_BIT = 2 ** Math.floor(Math.log2(CONTEXT_MAX));

/**
 * The longest input that a step can have. Where it is larger than a step's input may be, each reference has the same
 * share at most, such that nothing more fits.
 */
function fillLongest(step: Step, give: (found: StepReference) => string | string[], tools: ToolDefinitions): StepInput {
  const types = valueTypes(step, tools);
  const isList = ({ from, output }: StepReference) => from !== INPUT && types[output] === 'list';
  const fill = (share: number) => {
    try {
      return fillStep(
        step,
        (found) => {
          const given = give(found);
          if (typeof given !== 'string') return given.map((item) => item.slice(0, share));
          return isList(found) ? [given.slice(0, share)] : given.slice(0, share);
        },
        tools,
      );
    } catch (error) {
      if (error instanceof UnfilledReference) return undefined;
      throw error;
    }
  };
  const whole = fill(CONTEXT_MAX);
  if (whole) return whole;
  // Its own words alone may be too many: then it ends before it costs anything.
  let longest = step.input;
  let share = 0;
  for (let bit = SHARE_BIT; bit >= 1; bit /= 2) {
    const filled = fill(share + bit);
    if (!filled) continue;
    longest = filled;
    share += bit;
  }
  return longest;
}
