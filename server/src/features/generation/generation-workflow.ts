import { DBOS } from '@dbos-inc/dbos-sdk';
import type { MediaTools } from '@flint/engines/spec/media-tools';
import { FAULT_WORDS } from '@flint/engines/spec/provider-error';
import type { Recipes } from '@flint/shared/contracts/runs';
import { finishRun } from '../runs/finish-run';
import { notMade } from '../runs/run-words';
import type { RunRow } from '../runs/tables';
import { collectOnce } from './collect-once';
import { keepDelivery } from './keep-delivery';
import type { KindRegistry } from './kind-registry';
import { type ContextDeps, withContext } from './make-context';
import type { Engine, MakeContext, MediaKind, MediaKindName, Stepwise, Vendor } from './media-kind';
import type { RunPlan } from './plan';
import { claimRequest, recordRequest } from './provider-requests';
import { type RunWorkflow, registerRunWorkflow } from './run-workflow';
import { type Failure, type StepResult, toFailure } from './step-result';
import { withStopSignal } from './stop-signal';
import { submitOnce } from './submit-once';

const WORKFLOW = 'generation.v1';
/** The place of the one request of an order. */
const ONLY = 0;

export interface GenerationDeps extends ContextDeps {
  readonly kinds: KindRegistry;
  /** Writes provenance into files; undefined without ffmpeg, and then it is left out. */
  readonly tools: MediaTools | undefined;
  /** How long a kind that says nothing may take from its start, in milliseconds. */
  readonly mediaTimeoutMs: number;
}

/** A run under way, with the kind that makes it. */
interface Job<K extends MediaKindName> {
  readonly plan: RunPlan;
  readonly kind: MediaKind<K>;
}

/** Registers the workflow of every kind but pictures; call before the engine is launched. */
export function registerGenerationWorkflow(deps: GenerationDeps): RunWorkflow {
  return registerRunWorkflow(WORKFLOW, (runId) => generate(deps, runId));
}

async function generate(deps: GenerationDeps, runId: string): Promise<void> {
  const begun = await DBOS.runStep(() => begin(deps, runId), { name: 'begin' });
  if (!begun) return;
  const kind = deps.kinds.find(begun.kind) as MediaKind<MediaKindName> | undefined;
  const made = kind ? await work(deps, { plan: begun.plan, kind }) : NOT_HERE;
  const reason: Failure | undefined = made.ok ? undefined : made.failure;
  await DBOS.runStep(() => finishRun(deps.db, runId, reason), { name: 'finish' });
}

const NOT_HERE: StepResult<null> = {
  ok: false,
  failure: { code: 'not_configured', words: 'This server cannot make that any more.' },
};

async function begin(deps: GenerationDeps, runId: string): Promise<{ plan: RunPlan; kind: MediaKindName } | null> {
  const begun = await deps.work.begin(runId);
  if (!begun || begun.row.kind === 'image') return null;
  const { userId, startedAt, row } = begun;
  const kind = deps.kinds.find(row.kind) as MediaKind<MediaKindName> | undefined;
  const limit = kind?.timeoutMs?.(row.recipe as Recipes[MediaKindName]) ?? deps.mediaTimeoutMs;
  return { plan: { id: runId, userId, deadline: startedAt.getTime() + limit }, kind: begun.row.kind };
}

function work<K extends MediaKindName>(deps: GenerationDeps, job: Job<K>): Promise<StepResult<null>> {
  const { maker } = job.kind;
  if ('make' in maker) return DBOS.runStep(() => make(deps, job, maker), { name: 'make' });
  if ('work' in maker) return order(deps, job, maker);
  if ('steps' in maker) return goThrough(deps, job, maker);
  return Promise.resolve(NOT_HERE);
}

/** One step that makes all of it. */
function make<K extends MediaKindName>(
  deps: GenerationDeps,
  { plan }: Job<K>,
  engine: Engine<K>,
): Promise<StepResult<null>> {
  return attempt(deps, plan, async (context, run) => {
    if (run.units !== null) return null;
    const paid = engine.servedBy !== 'embedded';
    if (paid && (await claimRequest(deps.db, plan.id, ONLY, engine.servedBy)) !== 'fresh')
      throw new Lost(FAULT_WORDS.lost_response);
    const delivery = await engine.make(run.recipe as Recipes[K], context);
    await keepDelivery(deps, run, delivery, context);
    if (paid) await recordRequest(deps.db, plan.id, ONLY, { state: 'done' });
    return null;
  });
}

/** A vendor: a step that sends the order, a step that fetches what came of it. */
async function order<K extends MediaKindName>(
  deps: GenerationDeps,
  { plan, kind }: Job<K>,
  { work: vendor }: Vendor<K>,
): Promise<StepResult<null>> {
  const { model } = vendor;
  const words = notMade(kind.kind);
  const prepareAndSend = async (): Promise<StepResult<string>> => {
    const prepared = await attempt(deps, plan, (context, run) => vendor.toOrder(run.recipe as Recipes[K], context));
    return prepared.ok ? submitOnce(deps, model, plan, prepared.value, ONLY, words) : prepared;
  };
  const sent = await DBOS.runStep(prepareAndSend, { name: 'submit' });
  if (!sent.ok) return sent;
  const keep = async (result: unknown, signal: AbortSignal) => {
    const run = await deps.work.read(plan.id);
    await withContext(deps, run, signal, async (context) => {
      context.say('Keeping a copy', null);
      await keepDelivery(deps, run, await vendor.deliver(result, run.recipe as Recipes[K], context), context);
    });
    return undefined;
  };
  const request = { requestId: sent.value, position: ONLY };
  return DBOS.runStep(() => collectOnce(deps, model, plan, request, keep, words), { name: 'collect' });
}

/** Steps of a kind's own. */
async function goThrough<K extends MediaKindName>(
  deps: GenerationDeps,
  { plan }: Job<K>,
  { steps }: Stepwise<K>,
): Promise<StepResult<null>> {
  const { user_id: userId, recipe, price } = await deps.work.read(plan.id);
  return steps({
    id: plan.id,
    userId,
    recipe: recipe as Recipes[K],
    price,
    step: (name, inner) => DBOS.runStep(() => attempt(deps, plan, (context) => inner(context)), { name }),
  });
}

class Lost extends Error {
  override name = 'Lost';
}

/** Does a piece of work with its context; what it throws is answered as data, which a checkpoint can keep. */
function attempt<T>(
  deps: GenerationDeps,
  plan: RunPlan,
  inner: (context: MakeContext, run: RunRow) => Promise<T>,
): Promise<StepResult<T>> {
  return withStopSignal(deps, plan, async (signal) => {
    const run = await deps.work.read(plan.id);
    try {
      signal.throwIfAborted();
      return { ok: true, value: await withContext(deps, run, signal, (context) => inner(context, run)) };
    } catch (error) {
      if (!signal.aborted) deps.log.warn({ err: error, runId: plan.id, kind: run.kind }, 'making failed');
      return {
        ok: false,
        failure: toFailure(error, signal, error instanceof Lost ? error.message : notMade(run.kind)),
      };
    }
  });
}
