import type { ToolChain } from '@flint/shared/contracts/tool-chains';
import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import { CHAINS, type ChainId } from '@flint/shared/tools/chains';
import type { RunRow } from '../runs/tables';
import { chosenPlace } from '../steps/next-moves';
import type { StepRows } from '../steps/stored-runs';
import type { JobStepRow } from '../steps/tables';
import { choiceStep, partStep } from './chain-graph';

/** A chain as it is listed: the run it began as. */
export interface ChainRoot {
  readonly id: string;
  readonly chain: ChainId;
  readonly choose: boolean;
  readonly created_at: Date;
}

/** The row of a chain's part. @param at index of the part, from 0 */
export function partRow(chain: ChainId, at: number, rows: readonly JobStepRow[]): JobStepRow | undefined {
  const tool = CHAINS[chain].parts[at]?.tool;
  return tool && rows.find(({ step_id, item }) => step_id === partStep(tool) && item < 0);
}

/** Presents a chain to its owner by the run that goes on with it. @param uses of its parts, by their runs */
export function toToolChain(
  { id, chain, choose, created_at: createdAt }: ChainRoot,
  { job, run, rows }: StepRows,
  uses: ReadonlyMap<string, ToolRun>,
): ToolChain {
  const status = chainStatus(run, rows);
  return {
    id,
    chain,
    input: job.inputs,
    brandProfileId: job.brand_profile_id,
    choose,
    status,
    message: status === 'stopped' ? whyStopped(run, rows) : null,
    parts: CHAINS[chain].parts.map(({ tool }, at) => {
      const choice = rows.find(({ step_id, state }) => step_id === choiceStep(at) && state === 'done');
      const use = uses.get(partRow(chain, at, rows)?.run_id ?? '') ?? null;
      return { tool, use, chosen: (choice && chosenPlace(choice)) ?? null };
    }),
    createdAt: createdAt.toISOString(),
  };
}

/** A cancelled run counts as stopped at once, although parts under way may take a moment to end. */
export function chainStatus(
  { status, cancel_requested_at: cancelled }: Pick<RunRow, 'status' | 'cancel_requested_at'>,
  rows: readonly JobStepRow[],
): ToolChain['status'] {
  if (status === 'completed') return 'completed';
  if (status === 'failed' || status === 'cancelled' || cancelled !== null) return 'stopped';
  return rows.some(({ state }) => state === 'asking') ? 'choosing' : 'running';
}

/** The words of the part that failed: how many are done, and what they cost, stands beside them. */
function whyStopped({ status, message }: Pick<RunRow, 'status' | 'message'>, rows: readonly JobStepRow[]) {
  if (status !== 'failed') return 'You stopped it.';
  return rows.find(({ state }) => state === 'failed')?.message ?? message;
}
