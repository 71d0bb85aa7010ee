import { requestAsync } from '@flint/shared/api/request';
import type { Store } from '@flint/shared/contracts/remotes';
import { rewriteToolPart, runTool, type ToolRun } from '@flint/shared/contracts/tool-runs';
import { type ToolId, toolOf } from '@flint/shared/contracts/tools';
import { toStarted } from '@flint/shared/orders/started';
import type { Started } from '@flint/shared/state/start-paid';
import { newUse, putUses, refreshUse } from './uses/uses';

/** What a press of the form's button sends. */
export interface ToolOrder {
  readonly input: Record<string, unknown>;
  readonly brandId: string | null;
}

/** Starts a use of a tool and puts it among the others. @throws as `request` */
export async function startTool(
  store: Store,
  id: ToolId,
  { input, brandId }: ToolOrder,
  idempotencyKey: string,
): Promise<Started> {
  const { platform, slug } = toolOf(id);
  const body = { input, ...(brandId && { brandProfileId: brandId }) };
  const answer = await requestAsync(runTool, { params: { platform, tool: slug }, body }, { idempotencyKey });
  const started = await toStarted(answer);
  putUses(store, id, [newUse(id, started.run, input, brandId)]);
  if (answer.finished) await refreshUse(store, id, started.run.id);
  return started;
}

/** Starts writing a place of a use anew; what stands there stays until its owner takes the new one. @throws as `request` */
export async function startRewrite(
  store: Store,
  id: ToolId,
  { use, path }: { use: ToolRun; path: string },
  idempotencyKey: string,
): Promise<Started> {
  const { platform, slug } = toolOf(id);
  const runId = use.run.id;
  const params = { platform, tool: slug, runId, path };
  const answer = await requestAsync(rewriteToolPart, { params, body: {} }, { idempotencyKey });
  const started = await toStarted(answer);
  putUses(store, id, [{ ...use, parts: [{ path, run: started.run, value: null }, ...use.parts] }]);
  if (answer.finished) await refreshUse(store, id, runId);
  return started;
}
