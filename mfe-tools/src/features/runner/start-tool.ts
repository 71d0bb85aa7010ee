import { toMessage } from '@flint/shared/api/message';
import { requestAsync } from '@flint/shared/api/request';
import type { Store } from '@flint/shared/contracts/remotes';
import { isEnded } from '@flint/shared/contracts/runs';
import { rewriteToolPart, runTool, type ToolRun } from '@flint/shared/contracts/tool-runs';
import { toStarted } from '@flint/shared/orders/started';
import type { Started } from '@flint/shared/state/start-paid';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { subjectField } from '@flint/shared/tools/subject';
import { toolOf } from '@flint/shared/tools/tools';
import { OWN_CALLS } from './own-calls';
import { newUse, refreshUse, tellUse } from './uses/uses';
import { changeUses } from './uses/uses-atom';

/** The order of a tool run. */
export interface ToolOrder {
  readonly input: Record<string, unknown>;
  readonly brandId: string | null;
}

type ToolIdentity = Pick<AnyToolDefinition, 'id' | 'inputs'>;

/**
 * Starts a tool run and adds it to the list.
 * @throws as `request`
 */
export async function startTool(
  store: Store,
  definition: ToolIdentity,
  { input, brandId }: ToolOrder,
  idempotencyKey: string,
): Promise<Started> {
  const { id } = definition;
  changeUses(store, id, { type: 'create/pending' });
  try {
    const prompt = String(input[subjectField(definition) ?? ''] ?? '');
    const started = await order(definition, { prompt, input, brandId }, idempotencyKey);
    const { run } = started;
    changeUses(store, id, { type: 'create/fulfilled', payload: { job: newUse(id, run, input, brandId), prompt } });
    if (isEnded(run.status)) await refreshUse(store, id, run.id);
    return started;
  } catch (error) {
    changeUses(store, id, { type: 'create/rejected', error: toMessage(error) });
    throw error;
  }
}

/** Uses the tool's own call where it has one, else the shared one. */
async function order(
  { id }: ToolIdentity,
  { prompt, input, brandId }: ToolOrder & { prompt: string },
  idempotencyKey: string,
): Promise<Started> {
  const body = { input, ...(brandId && { brandProfileId: brandId }) };
  const own = OWN_CALLS[id];
  if (own) return own.start({ prompt, ...body }, { idempotencyKey });
  const { platform, slug } = toolOf(id);
  return toStarted(await requestAsync(runTool, { params: { platform, tool: slug }, body }, { idempotencyKey }));
}

/**
 * Starts rewriting a passage; the current text stays until its owner accepts the new one.
 * @throws as `request`
 */
export async function startRewrite(
  store: Store,
  { id }: ToolIdentity,
  { use, path }: { use: ToolRun; path: string },
  idempotencyKey: string,
): Promise<Started> {
  const { platform, slug } = toolOf(id);
  const runId = use.run.id;
  const params = { platform, tool: slug, runId, path };
  changeUses(store, id, { type: 'rewrite/pending' });
  const started = await toStarted(
    await requestAsync(rewriteToolPart, { params, body: {} }, { idempotencyKey }).catch((error: unknown) => {
      changeUses(store, id, { type: 'rewrite/rejected', error: toMessage(error) });
      throw error;
    }),
  );
  changeUses(store, id, { type: 'rewrite/fulfilled', payload: undefined });
  tellUse(store, id, { ...use, parts: [{ path, run: started.run, value: null }, ...use.parts] });
  if (isEnded(started.run.status)) await refreshUse(store, id, runId);
  return started;
}
