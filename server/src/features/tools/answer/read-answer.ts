import type { ToolRecipe } from '@flint/shared/contracts/recipes/tool';
import type { Finding } from '@flint/shared/contracts/tool-finding';
import { checkOutput } from '@flint/shared/tools/check';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { outputSchema, partSchema } from '@flint/shared/tools/output-schema';
import { type AnswerNode, placeAt, withValueAt } from '@flint/shared/tools/paths';
import { unwrapped } from '../prompt/messages';
import { loosened, loosenedPart } from './loosen';
import { readJson } from './read-json';

/** A parsed answer, or what is wrong with it. */
export type Reading =
  | { readonly ok: true; readonly value: unknown; readonly findings: readonly Finding[] }
  /** One sentence for each error, sent to the model for its correction. */
  | { readonly ok: false; readonly wrong: readonly string[] };

export type AnswerRequest = Pick<ToolRecipe, 'input' | 'part'>;

const WRONG_MAX = 12;

/**
 * Parses an answer and validates it against schema and platform rules. A violation that a platform would refuse is an
 * error; one it would only truncate is a finding.
 * @param cut whether the answer ended at its length limit
 */
export function readAnswer(tool: AnyToolDefinition, asked: AnswerRequest, text: string, cut: boolean): Reading {
  const json = readJson(text);
  if (json === undefined)
    return {
      ok: false,
      wrong: [cut ? 'It broke off at the length limit. Write less in each part.' : 'It is no JSON.'],
    };
  return checkAnswer(tool, asked, unwrapped(json, asked));
}

/** The same for a parsed answer. */
export function checkAnswer(tool: AnyToolDefinition, { input, part }: AnswerRequest, answer: unknown): Reading {
  const read = part
    ? readPlace(placeAt(tool.output, part.path) as AnswerNode, answer, input)
    : outputSchema(tool.output).safeParse(loosened(tool.output, answer, input));
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `${path.join('.') || 'The answer'}: ${message}`);
    return { ok: false, wrong: wrong.slice(0, WRONG_MAX) };
  }
  const whole = part ? withValueAt(part.current, part.path, read.data) : (read.data as object);
  const findings = checkOutput(tool, whole, input).filter(({ path }) => !part || isWithin(path, part.path));
  const wrong = findings.filter(({ severity }) => severity === 'error');
  if (wrong.length === 0) return { ok: true, value: read.data, findings };
  return { ok: false, wrong: wrong.map(({ path, message }) => `${path}: ${message}`).slice(0, WRONG_MAX) };
}

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}.`);

function readPlace(place: AnswerNode, answer: unknown, input: object) {
  return 'part' in place
    ? partSchema(place.part).safeParse(loosenedPart(place.part, answer, input))
    : outputSchema(place.item).safeParse(loosened(place.item, answer, input));
}
