import { KINDS, type KindWith, type RunKind } from '@flint/shared/contracts/kinds';
import type { WordsKind } from '@flint/shared/contracts/library';
import type { Outputs, Recipes } from '@flint/shared/contracts/runs';
import { TRANSCRIPT_FILES } from '@flint/shared/contracts/transcript-export';
import { loadTool } from '@flint/shared/tools/load';
import { toolValues } from '@flint/shared/tools/steps/tool-values';
import { findTool } from '@flint/shared/tools/tools';
import type { RunRow } from './tables';

/** What a run delivered in words, as the library shows it. */
export interface RunWords {
  readonly kind: WordsKind;
  readonly words: string;
}

/** Kinds whose single output is words. */
type WordedKind = KindWith<{ keptAs: 'answer' | 'transcript' | 'text' }>;

/** What of a run tells its words. */
export type Worded = Pick<RunRow, 'kind' | 'recipe' | 'output'>;

/**
 * The words that a run delivered; undefined where it delivered none of its own. Thoughts are no part of them, and
 * neither is a turn of a conversation with Spark, which the conversation holds.
 */
export async function deliveredWords(run: Worded): Promise<RunWords | undefined> {
  const said = await readWords(run);
  return said && said.words.trim() !== '' ? { ...said, words: said.words.trim() } : undefined;
}

type Reader<Row> = (run: Row) => string | undefined | Promise<string>;

/** What of an ended run of a kind its words are read from. */
interface Ended<K extends WordedKind> {
  readonly recipe: Recipes[K];
  readonly output: Outputs[K];
}

/** Reads the words of a run, of each kind that is kept as words; undefined where it has none of its own. */
const READERS: { readonly [K in WordedKind]: Reader<Ended<K>> } = {
  chat: ({ recipe, output }) => (recipe.spark ? undefined : output.content),
  transcript: ({ output: { segments, text } }) => (segments.length > 0 ? TRANSCRIPT_FILES.txt.write(segments) : text),
  prompt: ({ output }) => output.prompt,
  // A rewritten part belongs to the answer that it is a part of.
  tool: ({ recipe: { tool, part }, output }) => (part ? undefined : toolWords(tool, output.value)),
};

const isWorded = (kind: RunKind): kind is WordedKind => Object.hasOwn(READERS, kind);

async function readWords({ kind, ...run }: Worded): Promise<RunWords | undefined> {
  if (run.output === null || !isWorded(kind)) return undefined;
  const words = await (READERS[kind] as Reader<typeof run>)(run);
  return words === undefined ? undefined : { kind: KINDS[kind].keptAs, words };
}

/** A tool's answer as running text; empty for a tool that is not known any more. */
export async function toolWords(tool: string, answer: unknown): Promise<string> {
  const known = findTool(tool);
  if (!known || typeof answer !== 'object' || answer === null) return '';
  return String(toolValues(await loadTool(known.id), answer as Record<string, unknown>).text ?? '');
}

/** One step of a run of several, with the words that it gave. */
export interface StepWords {
  readonly name: string;
  readonly words: string;
}

/** The words of a run of several steps, each under its name; undefined without any. */
export function wordsOfSteps(steps: readonly StepWords[]): RunWords | undefined {
  const parts = steps.filter(({ words }) => words.trim() !== '');
  if (parts.length === 0) return undefined;
  return { kind: 'workflow', words: parts.map(({ name, words }) => `## ${name}\n\n${words.trim()}`).join('\n\n') };
}
