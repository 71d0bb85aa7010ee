import type { WordsKind } from '@flint/shared/contracts/library';
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

/** What of a run tells its words. */
export type Worded = Pick<RunRow, 'kind' | 'recipe' | 'output'>;

/**
 * The words that a run delivered; undefined where it delivered none of its own. Thoughts are no part of them, and
 * neither is a turn of a conversation with Spark, which the conversation holds.
 */
export async function deliveredWords(run: Worded): Promise<RunWords | undefined> {
  const said = await readWords(run as RunRow);
  return said && said.words.trim() !== '' ? { ...said, words: said.words.trim() } : undefined;
}

async function readWords({ kind, recipe, output }: RunRow): Promise<RunWords | undefined> {
  if (output === null) return undefined;
  if (kind === 'chat') return recipe.spark ? undefined : { kind: 'answer', words: output.content };
  if (kind === 'transcript') {
    const { segments, text } = output;
    return { kind: 'transcript', words: segments.length > 0 ? TRANSCRIPT_FILES.txt.write(segments) : text };
  }
  if (kind === 'prompt') return { kind: 'text', words: output.prompt };
  // A rewritten part belongs to the answer that it is a part of.
  if (kind !== 'tool' || recipe.part) return undefined;
  return { kind: 'text', words: await toolWords(recipe.tool, output.value) };
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
