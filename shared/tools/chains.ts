import type { AnyToolDefinition } from './definition';
import type { Field, Fields } from './fields';
import { handOn } from './hand-on';
import { loadTool } from './load';
import type { ToolId } from './tools';

/** One tool of a chain. */
interface ChainPart {
  readonly tool: ToolId;
  /** The part whose answer fills its form, by that tool's `sends`; without one, only the chain's own form. */
  readonly from?: number;
}

interface ChainRow {
  readonly title: string;
  /** One sentence: the result of the chain. */
  readonly summary: string;
  readonly parts: readonly ChainPart[];
  /** The chain's form: fields of its tools. Each goes to every tool that has a field of its name. */
  readonly asks: readonly (readonly [tool: ToolId, field: string])[];
}

/** All chains: tools in order, each filled from the one before. */
export const CHAINS = {
  'video-page': {
    title: 'A video page from a topic',
    summary: 'Titles first; the strongest goes into pictures for a thumbnail and into the description.',
    parts: [
      { tool: 'youtube/title-generator' },
      { tool: 'youtube/thumbnail-generator', from: 0 },
      { tool: 'youtube/description-generator', from: 0 },
    ],
    asks: [
      ['youtube/title-generator', 'topic'],
      ['youtube/title-generator', 'outcome'],
      ['youtube/title-generator', 'audience'],
      ['youtube/title-generator', 'keyword'],
    ],
  },
  'recording-everywhere': {
    title: 'A recording, everywhere',
    summary: 'What is said becomes chapters, a thread for X and a script for a reel.',
    parts: [
      { tool: 'youtube/transcript-generator' },
      { tool: 'youtube/chapter-generator', from: 0 },
      { tool: 'x/thread-architect', from: 0 },
      { tool: 'instagram/reel-script-builder', from: 2 },
    ],
    asks: [
      ['youtube/transcript-generator', 'recording'],
      ['youtube/transcript-generator', 'address'],
      ['youtube/transcript-generator', 'language'],
      ['x/thread-architect', 'topic'],
      ['x/thread-architect', 'audience'],
    ],
  },
} as const satisfies Readonly<Record<string, ChainRow>>;

export type ChainId = keyof typeof CHAINS;
export const CHAIN_IDS = Object.keys(CHAINS) as [ChainId, ...ChainId[]];

/** The chain of an untrusted id; undefined without one. */
export function findChain(id: string | undefined): ChainId | undefined {
  return CHAIN_IDS.find((each) => each === id);
}

/** A chain with its tools' definitions. */
export interface Chain {
  readonly id: ChainId;
  readonly title: string;
  readonly summary: string;
  readonly inputs: Fields;
  readonly parts: readonly { readonly definition: AnyToolDefinition; readonly from: number | undefined }[];
}

/** Loads a chain with its tools. */
export async function loadChain(id: ChainId): Promise<Chain> {
  const { title, summary, parts, asks }: ChainRow = CHAINS[id];
  const loaded = await Promise.all(parts.map(({ tool }) => loadTool(tool)));
  const fieldOf = ([tool, name]: readonly [ToolId, string]) =>
    loaded.find((definition) => definition.id === tool)?.inputs[name];
  const inputs = asks.flatMap((ask): [string, Field][] => {
    const field = fieldOf(ask);
    return field ? [[ask[1], field]] : [];
  });
  return {
    ...{ id, title, summary },
    inputs: Object.fromEntries(inputs),
    parts: loaded.map((definition, at) => ({ definition, from: parts[at]?.from })),
  };
}

type Values = Readonly<Record<string, unknown>>;

/**
 * The form values of a chain's part: the chain's input, overridden by what an earlier answer passes on.
 * @param answers input and output of the finished parts, in order; `chosen` is the index of the chosen alternative
 */
export function partInput(
  chain: Chain,
  at: number,
  asked: Values,
  answers: readonly { readonly input: Values; readonly output: unknown; readonly chosen?: number | undefined }[],
): Record<string, unknown> {
  const part = chain.parts[at];
  if (!part) throw new RangeError(`The chain ${chain.id} has no part ${at}`);
  const { definition, from } = part;
  const own = Object.fromEntries(Object.entries(asked).filter(([name]) => name in definition.inputs));
  const source = from === undefined ? undefined : answers[from];
  if (!source || from === undefined) return own;
  const before = chain.parts[from]?.definition;
  return { ...own, ...(before && handOn(before, definition.id, { ...source, at: source.chosen ?? 0 })) };
}
