import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import { bestOf } from '@flint/shared/tools/chain-choice';
import { type Chain, partInput } from '@flint/shared/tools/chains';
import type { Db } from '../../../platform/db/database';
import { partId } from '../../../platform/db/part-id';
import { AppError } from '../../../platform/http/app-error';
import type { Tools } from '../../tools/tools-service';
import { findChainParts, upsertPart } from './chain-parts-repository';
import type { ToolChainPartRow, ToolChainRow } from './tables';

interface OrderDeps {
  readonly db: Db;
  readonly tools: Pick<Tools, 'run' | 'read'>;
}

/** Records a part and orders it. @throws AppError as its order */
export async function beginPart(
  deps: OrderDeps,
  row: ToolChainRow,
  chain: Chain,
  { position, attempt }: Pick<ToolChainPartRow, 'position' | 'attempt'>,
): Promise<ToolChainPartRow> {
  const part = { chain_id: row.id, position, attempt, run_id: runIdOf(row, position, attempt), chosen: null };
  await upsertPart(deps.db, part);
  await orderPart(deps, row, chain, part);
  return part;
}

/** Deterministic id of the run of an attempt at a part, so that ordering it again, in any process, is idempotent. */
function runIdOf({ id, round }: Pick<ToolChainRow, 'id' | 'round'>, position: number, attempt: number): string {
  return partId(id, round === 0 ? `part ${position} ${attempt}` : `part ${position} ${attempt} of round ${round}`);
}

/**
 * Orders a recorded part; idempotent. Its price is limited to the rest of the chain's maximum.
 * @throws AppError `conflict` when it exceeds that, or when a result it needs was deleted; the errors of any order
 */
export async function orderPart(
  { db, tools }: OrderDeps,
  row: ToolChainRow,
  chain: Chain,
  { position, run_id: runId }: ToolChainPartRow,
): Promise<void> {
  const part = chain.parts[position];
  if (!part) throw new AppError('not_configured', 'This chain has changed. Start it anew.');
  const { user_id: userId, brand_profile_id: brandProfileId } = row;
  const { id: tool } = part.definition;
  if (await useOf(tools, userId, tool, runId)) return;
  const before = (await findChainParts(db, row.id)).filter((each) => each.position < position);
  const uses: ToolRun[] = [];
  for (const each of before) uses.push(await useOfPart(tools, userId, chain, each));
  const answers = uses.map((use, at) => {
    const output = use.edited ?? use.output;
    return { input: use.input, output, chosen: before[at]?.chosen ?? bestOf(chain, at, output, use.findings) };
  });
  const input = partInput(chain, position, row.input, answers);
  const most = row.most === null ? undefined : Math.max(0, row.most - paidFor(uses));
  await tools.run(userId, tool, { input, ...(brandProfileId && { brandProfileId }) }, runId, { most });
}

/** Credits charged for uses, or held while they run. */
export const paidFor = (uses: readonly Pick<ToolRun, 'run'>[]): number =>
  uses.reduce((sum, { run }) => sum + (run.charged ?? run.price), 0);

/** The use of a run; undefined when there is none. */
export function useOf(
  tools: Pick<Tools, 'read'>,
  userId: string,
  tool: string,
  runId: string,
): Promise<ToolRun | undefined> {
  return tools.read(userId, { tool, runId }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  });
}

/** The use of a chain's part. @throws AppError `conflict` when its owner deleted it */
export async function useOfPart(
  tools: Pick<Tools, 'read'>,
  userId: string,
  chain: Chain,
  { position, run_id: runId }: Pick<ToolChainPartRow, 'position' | 'run_id'>,
): Promise<ToolRun> {
  const use = await useOf(tools, userId, chain.parts[position]?.definition.id ?? '', runId);
  if (!use) throw new AppError('conflict', 'A result it needs was deleted.');
  return use;
}
