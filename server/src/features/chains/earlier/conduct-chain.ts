import { isEnded } from '@flint/shared/contracts/runs';
import { alternativesIn } from '@flint/shared/tools/chain-choice';
import { type Chain, loadChain } from '@flint/shared/tools/chains';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../platform/db/database';
import { AppError } from '../../../platform/http/app-error';
import type { Runs } from '../../runs/runs-service';
import type { Tools } from '../../tools/tools-service';
import { findChainParts } from './chain-parts-repository';
import { findChainRow, moveChain } from './chains-repository';
import { beginPart, orderPart, useOfPart } from './order-part';
import type { ToolChainPartRow, ToolChainRow } from './tables';

export interface ConductDeps {
  readonly db: Db;
  readonly tools: Pick<Tools, 'run' | 'read'>;
  readonly runs: Pick<Runs, 'follow' | 'cancel'>;
  readonly log: FastifyBaseLogger;
}

const NOT_MADE = 'A part could not be made.';

/**
 * Executes a chain: orders each part when the one before it is done, and stops at the first failure. Idempotent:
 * progress is in rows and ids are deterministic, so several processes may do this at once.
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

/** Waits for the part under way, then orders the next one, or ends the chain. @throws AppError as its order */
async function nextMove(deps: ConductDeps, row: ToolChainRow, chain: Chain, signal: AbortSignal): Promise<void> {
  const { db, runs } = deps;
  const parts = await findChainParts(db, row.id);
  const last = parts.at(-1);
  if (last) {
    // A part that a dead process recorded but did not order is ordered now.
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
  if (last && (await isToChoose(deps, row, chain, last))) {
    await moveChain(db, row.id, 'running', { status: 'choosing', message: null });
    return;
  }
  // Stopped in the meantime: order nothing.
  const now = await findChainRow(db, row.id);
  if (now?.status !== 'running' || now.round !== row.round) return;
  const begun = await beginPart(deps, now, chain, { position: parts.length, attempt: 0 });
  if ((await findChainRow(db, row.id))?.status === 'running') return;
  await runs.cancel(row.user_id, begun.run_id).catch(() => undefined);
}

/** Whether the chain waits for its owner's choice. */
async function isToChoose(
  { tools }: ConductDeps,
  row: ToolChainRow,
  chain: Chain,
  last: ToolChainPartRow,
): Promise<boolean> {
  if (!row.choose || last.chosen !== null) return false;
  const use = await useOfPart(tools, row.user_id, chain, last);
  return alternativesIn(chain, last.position, use.edited ?? use.output) !== undefined;
}
