import type { AgentEstimate } from '@flint/shared/contracts/agents';
import { expandAgents } from '@flint/shared/tools/steps/expand-agents';
import { eachMost, type Graph, type Step } from '@flint/shared/tools/steps/graph';
import { instruct } from '@flint/shared/tools/steps/instructions';
import { outerStep } from '@flint/shared/tools/steps/step-names';
import { agentIds, loadSubAgents, type SubAgent } from '@flint/shared/tools/steps/sub-agents';
import { AppError } from '../../platform/http/app-error';
import type { Steps } from '../steps/steps-service';
import type { AgentContent } from './tables';

type Built = Pick<AgentContent, 'instructions' | 'inputs' | 'steps'>;
type Inputs = Readonly<Record<string, unknown>>;

/** For whom an agent is checked, priced or run. */
export interface Sight {
  /** Reads an agent that a step runs; undefined for one that is not there or not theirs to see. */
  readonly read: (id: string) => Promise<SubAgent | undefined>;
  /** The agent itself; absent for one that is not kept. */
  readonly id?: string | undefined;
}

/**
 * What is carried out for an agent: its graph, with its instructions told to every writing step, and the steps of the
 * agents that it runs, as they are now.
 * @throws AppError `invalid_input` naming the field and the step that cannot run its agent
 */
export async function carriedOut(built: Built, { read, id }: Sight): Promise<Graph> {
  const { inputs, steps, instructions } = built;
  const told = instruct({ inputs, steps }, instructions);
  const { graph, faults } = expandAgents(told, await loadSubAgents(told, read), id);
  const [fault] = faults;
  if (fault) throw new AppError('invalid_input', fault.message, { field: fault.field });
  return graph;
}

/** @throws AppError `invalid_input` naming the field and the step at fault; `instructions` where those are */
export async function checkAgent(steps: Pick<Steps, 'check'>, built: Built, sight: Sight): Promise<void> {
  await steps.check(await carriedOut({ ...built, instructions: '' }, sight));
  if (built.instructions === '') return;
  const told = await carriedOut(built, sight);
  try {
    await steps.check(told);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError('invalid_input', error.message, { field: 'instructions' });
  }
}

/**
 * Checks the agents that a draft runs since its last state: that they are there, and that none runs itself or too deep.
 * One that was gone or changed by others since is told when the draft is run.
 * @throws AppError `invalid_input` naming the field and the step
 */
export async function assertNewAgents(steps: readonly Step[], before: readonly Step[], sight: Sight): Promise<void> {
  const known = new Set(agentIds(before));
  const added = steps.filter((step) => agentIds([step]).some((id) => !known.has(id)));
  if (added.length === 0) return;
  const { faults } = expandAgents({ inputs: {}, steps }, await loadSubAgents({ steps: added }, sight.read), sight.id);
  const fault = faults.find(({ field, step }) => field.endsWith('.input.agent') && added.some(({ id }) => id === step));
  if (fault) throw new AppError('invalid_input', fault.message, { field: fault.field });
}

/** What a run costs at most, by step, and with answers of the usual length. @throws as `checkAgent` */
export async function estimateAgent(
  steps: Pick<Steps, 'check' | 'estimate'>,
  built: Built,
  inputs: Inputs,
  sight: Sight,
): Promise<AgentEstimate> {
  await checkAgent(steps, built, sight);
  const graph = await carriedOut(built, sight);
  const wish = { inputs, branded: false, options: {} };
  const [most, usual] = await Promise.all([
    steps.estimate(graph, wish),
    steps.estimate(graph, { ...wish, typical: true }),
  ]);
  const perStep: Record<string, number> = {};
  for (const step of graph.steps) {
    const name = outerStep(step.id);
    const price = (most.prices[step.id] ?? 0) * (step.kind === 'each' ? eachMost(step) : 1);
    perStep[name] = (perStep[name] ?? 0) + price;
  }
  return { credits: most.total, perStep, expected: usual.total };
}

/** The most that a run can cost; null while it has a fault, or a step that cannot be made here. */
export async function priceAgent(
  steps: Pick<Steps, 'estimate'>,
  built: Built,
  inputs: Inputs,
  sight: Sight,
): Promise<number | null> {
  try {
    return (await steps.estimate(await carriedOut(built, sight), { inputs, branded: false, options: {} })).total;
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
