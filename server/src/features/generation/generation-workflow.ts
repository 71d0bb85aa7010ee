import type { MediaTools } from '@flint/engines/spec/media-tools';
import { FAULT_WORDS } from '@flint/engines/spec/provider-error';
import type { RunKind } from '@flint/shared/contracts/kinds';
import type { Recipes } from '@flint/shared/contracts/runs';
import { whenDatabaseIsBack } from '../../platform/db/database-away';
import { runStep } from '../../platform/runs/run-step';
import { finishRun } from '../runs/finish-run';
import { inRun } from '../runs/in-run';
import { notMade } from '../runs/run-words';
import { attempt, Lost } from './attempt';
import { collectOnce } from './collect-once';
import { exchangeAtOnce } from './exchange';
import { keepDelivery } from './keep-delivery';
import type { Batches, Engine, Kind, Maker, Stepwise, Vendor } from './kind';
import type { KindRegistry } from './kind-registry';
import { type ContextDeps, withContext } from './make-context';
import type { RunPlan } from './plan';
import { claimRequest, recordRequest, recordUsage } from './provider-requests';
import { type RunWorkflow, registerRunWorkflow } from './run-workflow';
import type { Failure, StepResult } from './step-result';
import { submitOnce } from './submit-once';
import { createUsageMeter } from './usage-meter';
import { workInBatches } from './work-in-batches';

const WORKFLOW = 'generation.v1';
/** Position of the only request of an order. */
const ONLY = 0;

export interface GenerationDeps extends ContextDeps {
  readonly kinds: KindRegistry;
  /** Writes provenance into files; undefined without ffmpeg, and then files carry none. */
  readonly tools: MediaTools | undefined;
  /** Default time limit of a run from its start, in milliseconds. */
  readonly mediaTimeoutMs: number;
}

/** A durable workflow of an earlier release, under which runs of one kind may still be in flight. */
export interface EarlierWorkflow {
  readonly name: string;
  readonly kind: RunKind;
  /** Recorded name of the steps that make a unit, before its position. */
  readonly stepName: string;
}

/** A run in work, with its kind. */
interface Job<K extends RunKind> {
  readonly plan: RunPlan;
  readonly kind: Kind<K>;
  readonly stepName?: string | undefined;
}

/**
 * Registers the durable workflow of every kind; call before the engine is launched.
 * @param earlier earlier workflows whose queued and running runs this one finishes: they recorded the same steps in the
 *   same order, and start no new runs
 */
export function registerGenerationWorkflow(deps: GenerationDeps, earlier: readonly EarlierWorkflow[]): RunWorkflow {
  for (const old of earlier)
    registerRunWorkflow(old.name, (runId) => inRun(deps.db, runId, () => generate(deps, runId, old)));
  return registerRunWorkflow(WORKFLOW, (runId) => inRun(deps.db, runId, () => generate(deps, runId)));
}

async function generate(deps: GenerationDeps, runId: string, earlier?: EarlierWorkflow): Promise<void> {
  const begun = await runStep('begin', () => begin(deps, runId));
  if (!begun) return;
  // An earlier workflow recorded no kind, because it had only one.
  const kind = deps.kinds.find(earlier?.kind ?? begun.kind) as Kind<RunKind> | undefined;
  const { served_by: servedBy } = await deps.work.read(runId);
  const maker = kind?.makers.find((each) => each.servedBy === servedBy);
  // Not as a step: a checkpoint recorded by the maker that is no longer configured may have this step's number.
  if (!kind || !maker) return whenDatabaseIsBack(() => finishRun(deps.db, runId, NOT_HERE));
  const made = await work(deps, { plan: begun.plan, kind, stepName: earlier?.stepName }, maker);
  const reason: Failure | undefined = made.ok ? undefined : made.failure;
  await runStep('finish', () => finishRun(deps.db, runId, reason));
}

const NOT_HERE: Failure = { code: 'not_configured', words: 'This server cannot make that any more.' };

async function begin(deps: GenerationDeps, runId: string): Promise<{ plan: RunPlan; kind: RunKind } | null> {
  const begun = await deps.work.begin(runId);
  if (!begun) return null;
  const { userId, startedAt, row } = begun;
  const kind = deps.kinds.find(row.kind) as Kind<RunKind> | undefined;
  const limit = kind?.timeoutMs?.(row.recipe as Recipes[RunKind]) ?? deps.mediaTimeoutMs;
  return { plan: { id: runId, userId, deadline: startedAt.getTime() + limit }, kind: row.kind };
}

async function work<K extends RunKind>(deps: GenerationDeps, job: Job<K>, maker: Maker<K>): Promise<StepResult<null>> {
  if ('make' in maker) return runStep('make', () => make(deps, job, maker));
  if ('work' in maker) return order(deps, job, maker);
  if ('batches' in maker) return inBatches(deps, job, maker);
  if ('steps' in maker) return goThrough(deps, job, maker);
  return { ok: false, failure: NOT_HERE };
}

/** A single step that makes the whole result. */
function make<K extends RunKind>(deps: GenerationDeps, { plan }: Job<K>, engine: Engine<K>): Promise<StepResult<null>> {
  return attempt(deps, plan, async (context, run) => {
    if (run.units !== null) return null;
    const paid = engine.servedBy !== 'embedded';
    if (paid && (await claimRequest(deps.db, plan.id, ONLY, engine.servedBy)) !== 'fresh')
      throw new Lost(FAULT_WORDS.lost_response);
    const meter = createUsageMeter();
    const delivery = await exchangeAtOnce(engine.servedBy, context.signal, () =>
      engine.make(run.recipe as Recipes[K], { ...context, tellUsage: meter.tell }),
    ).finally(() => recordUsage(deps.db, plan.id, ONLY, meter.total()));
    await whenDatabaseIsBack(() => keepDelivery(deps, run, delivery, context));
    if (paid) await recordRequest(deps.db, plan.id, ONLY, { state: 'done' });
    return null;
  });
}

/** A vendor's order in two steps: one sends it, one fetches its result. */
async function order<K extends RunKind>(
  deps: GenerationDeps,
  { plan, kind }: Job<K>,
  { work: vendor }: Vendor<K>,
): Promise<StepResult<null>> {
  const { model } = vendor;
  const words = notMade(kind.name);
  const prepareAndSend = async (): Promise<StepResult<string>> => {
    const prepared = await attempt(deps, plan, (context, run) => vendor.toOrder(run.recipe as Recipes[K], context));
    return prepared.ok ? submitOnce(deps, model, plan, prepared.value, ONLY, words) : prepared;
  };
  const sent = await runStep('submit', prepareAndSend);
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
  return runStep('collect', () => collectOnce(deps, model, plan, request, keep, words));
}

async function inBatches<K extends RunKind>(
  deps: GenerationDeps,
  { plan, stepName }: Job<K>,
  maker: Batches<K>,
): Promise<StepResult<null>> {
  const { recipe, asked } = await deps.work.read(plan.id);
  return workInBatches(deps, { plan, recipe: recipe as Recipes[K], asked, stepName }, maker);
}

/** Runs the kind's own steps. */
async function goThrough<K extends RunKind>(
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
    step: (name, inner) => runStep(name, () => attempt(deps, plan, (context) => inner(context))),
  });
}
