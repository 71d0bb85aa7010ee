import type { AgentEstimate } from '@flint/shared/contracts/agents';
import { eachMost, type Graph } from '@flint/shared/tools/steps/graph';
import { instruct } from '@flint/shared/tools/steps/instructions';
import { AppError } from '../../platform/http/app-error';
import type { Steps } from '../steps/steps-service';
import type { AgentContent } from './tables';

type Built = Pick<AgentContent, 'instructions' | 'inputs' | 'steps'>;
type Inputs = Readonly<Record<string, unknown>>;

/** What is carried out for an agent: its graph, with its instructions told to every writing step. */
export function instructed({ inputs, steps, instructions }: Built): Graph {
  return instruct({ inputs, steps }, instructions);
}

/** @throws AppError `invalid_input` naming the field and the step at fault; `instructions` where those are */
export async function checkAgent(steps: Pick<Steps, 'check'>, built: Built): Promise<void> {
  await steps.check(built);
  if (built.instructions === '') return;
  try {
    await steps.check(instructed(built));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError('invalid_input', error.message, { field: 'instructions' });
  }
}

/** What a run costs at most, by step, and with answers of the usual length. @throws as `checkAgent` */
export async function estimateAgent(
  steps: Pick<Steps, 'check' | 'estimate'>,
  built: Built,
  inputs: Inputs,
): Promise<AgentEstimate> {
  await checkAgent(steps, built);
  const graph = instructed(built);
  const wish = { inputs, branded: false, options: {} };
  const [most, usual] = await Promise.all([
    steps.estimate(graph, wish),
    steps.estimate(graph, { ...wish, typical: true }),
  ]);
  const perStep = built.steps.map((step) => [
    step.id,
    (most.prices[step.id] ?? 0) * (step.kind === 'each' ? eachMost(step) : 1),
  ]);
  return { credits: most.total, perStep: Object.fromEntries(perStep), expected: usual.total };
}

/** The most that a run can cost; null while it has a fault, or a step that cannot be made here. */
export async function priceAgent(steps: Pick<Steps, 'estimate'>, built: Built, inputs: Inputs): Promise<number | null> {
  try {
    return (await steps.estimate(instructed(built), { inputs, branded: false, options: {} })).total;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Most prices that are remembered: as many as lists of published agents show, many times over. */
const KEPT = 1_000;

/** The most that runs of published agents can cost. */
export interface ShownPrices {
  /** @param key names what was published, which does not change @param read computes its price once */
  get(key: string, read: () => Promise<number | null>): Promise<number | null>;
}

/** Remembers prices of what is published: lists of it are open to everybody, and each price is computed from a graph. */
export function createShownPrices(): ShownPrices {
  const known = new Map<string, Promise<number | null>>();
  return {
    get(key, read) {
      const before = known.get(key);
      if (before) return before;
      if (known.size >= KEPT) known.clear();
      const price = read();
      known.set(key, price);
      price.catch(() => known.delete(key));
      return price;
    },
  };
}
