import { isEnded } from '@flint/shared/contracts/runs';
import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import { type Chain, loadChain, partInput } from '@flint/shared/contracts/tools/chains';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../platform/db/database';
import { AppError } from '../../../platform/http/app-error';
import type { Runs } from '../../runs/runs-service';
import type { Tools } from '../tools-service';
import { findChainParts, findChainRow, moveChain, putPart, runIdOf } from './chains-repository';
import type { ToolChainRow } from './tables';

export interface ConductDeps {
  readonly db: Db;
  readonly tools: Pick<Tools, 'run' | 'read'>;
  readonly runs: Pick<Runs, 'follow' | 'cancel'>;
  readonly log: FastifyBaseLogger;
}

const NOT_MADE = 'A part could not be made.';
const GONE = 'A result it needs was deleted.';

/**
 * Goes through a chain: the next part is ordered when the one before it is done, and the first that fails stops it. What
 * happened is in rows and ids follow from the chain, so several processes may do this at once: they order the same.
 * @param signal ends the watching, not the chain
 */
export async function conductChain(deps: ConductDeps, id: string, signal: AbortSignal): Promise<void> {
  const { db, log } = deps;
  while (!signal.aborted) {
    const row = await findChainRow(db, id);
    const chain = row && (await loadChain(row.chain));
    if (row?.status !== 'running' || !chain) return;
    try {
      await nextMove(deps, row, chain, signal);
    } catch (error) {
      if (signal.aborted) return;
      log.warn({ err: error, chain: id }, 'a part of a chain was not begun');
      const message = error instanceof AppError ? error.message : NOT_MADE;
      await moveChain(db, id, 'running', { status: 'stopped', message });
    }
  }
}

/** Waits for the part under way, then orders the one after it, or ends the chain. @throws AppError as its order */
async function nextMove(deps: ConductDeps, row: ToolChainRow, chain: Chain, signal: AbortSignal): Promise<void> {
  const { db, runs } = deps;
  const parts = await findChainParts(db, row.id);
  const last = parts.at(-1);
  if (last) {
    // A part that was written down and not ordered, by a process that is gone, is ordered now.
    await orderPart(deps, row, chain, last);
    for await (const run of runs.follow(last.run_id, signal)) {
      if (!isEnded(run.status)) continue;
      if (run.status === 'completed') break;
      await moveChain(db, row.id, 'running', { status: 'stopped', message: run.message ?? NOT_MADE });
      return;
    }
    if (signal.aborted) return;
  }
  if (parts.length === chain.parts.length) {
    await moveChain(db, row.id, 'running', { status: 'completed', message: null });
    return;
  }
  // Stopped meanwhile, nothing new begins.
  if ((await findChainRow(db, row.id))?.status !== 'running') return;
  const turn = { position: parts.length, attempt: 0 };
  await beginPart(deps, row, chain, turn);
  if ((await findChainRow(db, row.id))?.status === 'running') return;
  await runs.cancel(row.user_id, runIdOf(row.id, turn.position, turn.attempt)).catch(() => undefined);
}

interface Turn {
  readonly position: number;
  readonly attempt: number;
}

/** Writes a part down and orders it. @throws AppError as its order */
export async function beginPart(deps: ConductDeps, row: ToolChainRow, chain: Chain, turn: Turn): Promise<void> {
  await putPart(deps.db, { chain_id: row.id, ...turn });
  await orderPart(deps, row, chain, turn);
}

async function orderPart({ db, tools }: ConductDeps, row: ToolChainRow, chain: Chain, { position, attempt }: Turn) {
  const part = chain.parts[position];
  if (!part) throw new AppError('not_configured', 'This chain has changed. Start it anew.');
  const { user_id: userId, brand_profile_id: brandProfileId } = row;
  const runId = runIdOf(row.id, position, attempt);
  const { id: tool } = part.definition;
  if (await isThere(tools, userId, tool, runId)) return;
  const before = (await findChainParts(db, row.id)).filter((each) => each.position < position);
  const answers: ToolRun[] = [];
  for (const each of before) answers.push(await readPart(tools, userId, chain, each));
  const input = partInput(
    chain,
    position,
    row.input,
    answers.map((use) => ({ input: use.input, output: use.edited ?? use.output })),
  );
  await tools.run(userId, tool, { input, ...(brandProfileId && { brandProfileId }) }, runId);
}

const isNotFound = (error: unknown) => error instanceof AppError && error.code === 'not_found';

async function isThere(tools: ConductDeps['tools'], userId: string, tool: string, runId: string): Promise<boolean> {
  return tools.read(userId, { tool, runId }).then(
    () => true,
    (error: unknown) => {
      if (isNotFound(error)) return false;
      throw error;
    },
  );
}

async function readPart(
  tools: ConductDeps['tools'],
  userId: string,
  chain: Chain,
  { position, run_id: runId }: { position: number; run_id: string },
): Promise<ToolRun> {
  const tool = chain.parts[position]?.definition.id ?? '';
  return tools.read(userId, { tool, runId }).catch((error: unknown) => {
    throw isNotFound(error) ? new AppError('conflict', GONE) : error;
  });
}
