import type { ContentGraph } from '@flint/shared/contracts/content-graph';
import { isEnded } from '@flint/shared/contracts/runs';
import { loadGraphTools } from '@flint/shared/tools/steps/load-graph-tools';
import { type FinishedStep, type Making, outOfDate } from '@flint/shared/tools/steps/out-of-date';
import { AppError, notFound } from '../../platform/http/app-error';
import type { Brands } from '../brands/brands-service';
import type { LatestGraph } from '../steps/graph-order';
import { rowsToKeep } from '../steps/retry-rows';
import type { Steps } from '../steps/steps-service';
import type { StoredRun } from '../steps/stored-runs';
import type { JobStepRow } from '../steps/tables';
import { jobOrigin } from '../steps/workflow-runs';
import { readBrandNow, rebrandedSteps } from './brand-now';
import { type ComparedRun, madeSteps, presentContent, type Source } from './presenter';

type Inputs = Readonly<Record<string, unknown>>;

/** Every method throws AppError `not_found` for what is no run of a template or an agent of the user's. */
export interface ContentGraphs {
  /** @param inputs other values of the form, in place of those that it was given */
  read(userId: string, id: string, inputs?: Inputs): Promise<ContentGraph>;
  /**
   * Makes again what is out of date. Idempotent by key. @returns the id of the new run
   * @param wish the most that it may cost, as its user saw it, and other values of the form
   * @throws AppError `conflict` while the run is under way, where nothing is out of date, and where it would cost more;
   * `invalid_input` naming the field; as starting steps
   */
  remake(userId: string, id: string, wish: RemakeWish, key: string | undefined): Promise<string>;
}

interface RemakeWish {
  readonly inputs?: Inputs | undefined;
  readonly credits: number;
}

interface ContentGraphsDeps {
  readonly steps: Pick<Steps, 'check' | 'stored' | 'weigh' | 'takeOver'>;
  readonly brands: Pick<Brands, 'read' | 'forPrompt' | 'forPicture'>;
  /** What the template and the agent that a run is of carry out now. */
  readonly latest: Readonly<Record<'template' | 'agent', (userId: string, id: string) => Promise<LatestGraph>>>;
}

export function createContentGraphs({ steps, brands, latest }: ContentGraphsDeps): ContentGraphs {
  async function readSource(userId: string, { job }: StoredRun): Promise<Source> {
    const of = job.agent_id !== null ? 'agent' : job.template_id !== null ? 'template' : null;
    if (of === null) return { of, state: 'there', now: undefined };
    try {
      const now = await latest[of](userId, job.agent_id ?? job.template_id ?? '');
      await steps.check(now.graph);
      return now.graph.steps.length === 0 ? { of, state: 'faulty', now: undefined } : { of, state: 'there', now };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { of, state: error.code === 'not_found' ? 'gone' : 'faulty', now: undefined };
    }
  }

  async function compare(userId: string, id: string, inputs: Inputs | undefined): Promise<ComparedRun> {
    const run = await steps.stored(userId, id);
    const { job, rows, order } = run;
    if (!ORIGINS.includes(jobOrigin(job, run.run))) throw notFound('job');
    const source = await readSource(userId, run);
    const brand = job.brand_profile_id ? await readBrandNow(brands, userId, job.brand_profile_id) : null;
    const graph = source.now?.graph ?? job.graph;
    const asked = inputs ?? Object.fromEntries(Object.entries(job.inputs).filter(([name]) => name in graph.inputs));
    const { instructions: _before, ...same } = order;
    const next = { ...(source.now ? { ...same, instructions: source.now.instructions } : order), graph, inputs: asked };
    // Defaults of the form count as what it is given; where it is at fault, what was typed does.
    const weighed = await steps.weigh(userId, next).catch(faultOf);
    const finished = finishedSteps(rows);
    const now: Making = { graph, inputs: 'fault' in weighed ? asked : weighed.inputs };
    const changes = outOfDate({ graph: job.graph, inputs: job.inputs }, now, {
      finished,
      rebranded: brand ? await rebrandedSteps(run, brand) : new Set(),
      tools: { ...(await loadGraphTools(job.graph)), ...(await loadGraphTools(graph)) },
    });
    const taken = rowsToKeep(
      graph,
      rows.filter(({ step_id }) => graph.steps.some((step) => step.id === step_id)),
      { again: new Set(changes.keys()), hasFile: (leaf) => run.files.has(leaf) },
    );
    return { run, source, brand, finished, changes, next, taken, weighed };
  }

  return {
    read: async (userId, id, inputs) => presentContent(await compare(userId, id, inputs)),
    remake: (userId, id, { inputs, credits }, key) =>
      steps.takeOver(userId, { key, asked: { remakes: id, inputs, credits } }, async () => {
        const { run, next, taken, weighed } = await compare(userId, id, inputs);
        if (!isEnded(run.run.status)) throw new AppError('conflict', 'It is under way. Cancel it first.');
        if ('fault' in weighed) throw weighed.fault;
        if (madeSteps(next, taken).length === 0) throw new AppError('conflict', 'Nothing of it is out of date.');
        return { order: { ...next, most: credits }, taken, resumes: id };
      }),
  };
}

/** Runs of workflows are made of what their page holds. */
const ORIGINS: readonly string[] = ['template', 'agent'];

function faultOf(error: unknown): { fault: AppError } {
  if (error instanceof AppError && (error.code === 'invalid_input' || error.code === 'not_configured'))
    return { fault: error };
  throw error;
}

function finishedSteps(rows: readonly JobStepRow[]): ReadonlyMap<string, FinishedStep> {
  const over = rows.filter(({ item, state }) => item < 0 && (state === 'done' || state === 'skipped'));
  return new Map(over.map((row) => [row.step_id, { skipped: row.state === 'skipped', output: row.output ?? {} }]));
}
