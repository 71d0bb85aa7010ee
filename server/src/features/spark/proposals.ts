import { createHash } from 'node:crypto';
import {
  ACTION_KINDS,
  ACTIONS_MAX,
  type ActionInput,
  ActionInputs,
  type ActionKind,
} from '@flint/shared/contracts/spark-actions';
import * as z from 'zod/mini';
import { wishesIn } from './wishes';

/** What a model wrote, checked and with every default filled in. */
export interface Proposal {
  readonly kind: ActionKind;
  readonly input: ActionInput;
}

/** What decides whether a proposal may stand. */
export interface Occasion {
  readonly runId: string;
  /** What the user said in this turn, in their own words. */
  readonly words: string;
  /** Whether the model read material that somebody else may have written. */
  readonly readData: boolean;
  /** Whether the conversation has a brand profile to change. */
  readonly hasBrand: boolean;
}

const Written = z.object({ code: z.string(), kind: z.enum(ACTION_KINDS), input: z.record(z.string(), z.unknown()) });

/** The code that proposals of an answer carry: what was written before the answer was ordered does not have it. */
export function codeOf(runId: string): string {
  return createHash('sha256').update(`spark action ${runId}`).digest('hex').slice(0, 10);
}

/**
 * The proposals of an answer that may be shown as cards. One is dropped without a word when it is no valid one, lacks
 * the answer's code, or stands twice; where the model read material, also when the user's own words do not ask for such
 * a thing: what material asks for is nobody's wish.
 */
export function proposalsIn(written: readonly string[], occasion: Occasion): Proposal[] {
  const wishes = wishesIn(occasion.words);
  const known = new Set<string>();
  const found: Proposal[] = [];
  for (const json of written) {
    const proposal = read(json, occasion.runId);
    if (!proposal || (proposal.kind === 'brand' && !occasion.hasBrand)) continue;
    if (occasion.readData && !wishes.has(proposal.kind)) continue;
    const text = JSON.stringify(proposal);
    if (!known.has(text)) found.push(proposal);
    known.add(text);
  }
  return found.slice(0, ACTIONS_MAX);
}

function read(json: string, runId: string): Proposal | undefined {
  try {
    const written = Written.parse(JSON.parse(json.replace(/\0/g, '')));
    if (written.code !== codeOf(runId)) return undefined;
    const input = ActionInputs[written.kind].safeParse(written.input);
    return input.success ? { kind: written.kind, input: input.data } : undefined;
  } catch {
    return undefined;
  }
}
