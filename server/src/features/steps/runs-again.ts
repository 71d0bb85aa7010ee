import type { Graph } from '@flint/shared/tools/steps/graph';
import { handingSteps } from '@flint/shared/tools/steps/handing';
import { splitItems } from '@flint/shared/tools/steps/item-text';
import { loadGraphTools } from '@flint/shared/tools/steps/load-graph-tools';
import { partId } from '../../platform/db/part-id';
import { AppError } from '../../platform/http/app-error';
import type { Beginner } from './begin-run';
import type { GraphOrder } from './graph-order';
import type { Leaves } from './leaves';
import { BLANK } from './next-moves';
import { rowsBeside, rowsToTake } from './retry-rows';
import type { OwnRuns } from './stored-runs';
import type { JobStepRow } from './tables';
import { rowsOfRuns } from './take-over';
import type { StepAnswer } from './under-way';

/** An order with the finished rows of an ended run that cost nothing. */
export interface TakeOver {
  readonly order: GraphOrder;
  readonly taken: readonly JobStepRow[];
  /** The ended run. */
  readonly resumes: string;
}

/** Starts runs that take over finished steps of ended ones. */
export interface RunsAgain {
  /**
   * Starts a graph of which runs of an earlier kind have made steps, which cost nothing. Idempotent by that run.
   * @param done the run of each finished step, by the step's name
   * @throws AppError as `start`
   */
  resume(
    userId: string,
    order: GraphOrder,
    earlier: { readonly id: string; readonly done: Readonly<Record<string, string>> },
    checkNew?: () => Promise<void>,
  ): Promise<string>;
  /**
   * Starts a run that takes over finished steps of an ended one. Idempotent by key.
   * @param repeated the idempotency key, and what was asked for, whose hash is its fingerprint
   * @param prepare decides what is started, unless it was before
   * @throws AppError as `start`, `conflict` where it would cost more than `most` of its order
   */
  takeOver(
    userId: string,
    repeated: { readonly key: string | undefined; readonly asked: object },
    prepare: () => Promise<TakeOver>,
  ): Promise<string>;
  /**
   * Starts a new run that takes over the finished steps. Idempotent by the run: it is retried once.
   * @param most the most that it may cost, as its user saw it
   * @throws AppError `conflict` while the run is under way, and where it would cost more
   */
  retry(userId: string, id: string, key: string | undefined, most?: number): Promise<string>;
  /**
   * Starts a new run with another output of a step; what depends on it is made again.
   * @throws AppError `conflict` while the run is under way, `invalid_input` for a step without a text
   */
  edit(userId: string, id: string, change: { step: string; text: string }, key: string | undefined): Promise<string>;
  /**
   * Starts a new run of an ended one with an answer to a choice; what depends on it is made again. Idempotent by that
   * run, which is gone on with once.
   * @param graph the same steps, with the choice
   * @throws AppError `conflict` while the run is under way, `idempotency_mismatch` where it was gone on with otherwise
   */
  decide(userId: string, id: string, graph: Graph, answer: StepAnswer): Promise<string>;
}

interface RunsAgainDeps {
  readonly beginner: Pick<Beginner, 'begin' | 'findAsked'>;
  readonly runs: Pick<OwnRuns, 'ended'>;
  readonly leaves: Pick<Leaves, 'present'>;
}

export function createRunsAgain({ beginner: { begin, findAsked }, runs: { ended }, leaves }: RunsAgainDeps): RunsAgain {
  return {
    async resume(userId, order, { id, done }, checkNew) {
      const made = await leaves.present(userId, Object.values(done));
      const taken = rowsOfRuns(order.graph, done, made, await loadGraphTools(order.graph));
      return begin(userId, order, { key: partId(id, 'again'), asked: { resumes: id }, taken, resumes: id, checkNew });
    },
    async takeOver(userId, repeated, prepare) {
      const known = await findAsked(userId, repeated);
      if (known) return known.id;
      const { order, ...taken } = await prepare();
      return begin(userId, order, { ...repeated, ...taken });
    },
    async retry(userId, id, key, most) {
      const { run, rows, files, order: before } = await ended(userId, id);
      const order = { ...before, most };
      if (run.status === 'completed') return begin(userId, order, { key, asked: { again: id, key } });
      const taken = rowsToTake(rows, (leaf) => files.has(leaf));
      return begin(userId, order, { key: partId(id, 'again'), asked: { resumes: id }, taken, resumes: id });
    },
    async edit(userId, id, { step, text }, key) {
      const { job, rows, files, order } = await ended(userId, id);
      const row = rows.find(({ step_id, item, state }) => step_id === step && item < 0 && state === 'done');
      if (row?.output?.text === undefined)
        throw new AppError('invalid_input', 'This step has no text to change.', { field: 'step' });
      if (handingSteps(job.graph, job.graph.steps, await loadGraphTools(job.graph)).has(step))
        throw new AppError('invalid_input', 'Later steps take this answer whole: change it where its tool shows it.', {
          field: 'step',
        });
      const changed = { ...row, output: editedOutput(row, text), edited: true };
      const taken = [...rowsBeside(job.graph, rows, step, (leaf) => files.has(leaf)), changed];
      return begin(userId, order, { key, asked: { edits: id, step, text }, taken, resumes: id });
    },
    async decide(userId, id, graph, { step, text, from = [], most }) {
      const { rows, files, order: before } = await ended(userId, id);
      const place = { job_id: id, step_id: step, item: -1, position: 0 };
      const decided = { state: 'done', input: { from }, output: { text }, finished_at: new Date() } as const;
      const taken = [...rowsBeside(graph, rows, step, (leaf) => files.has(leaf)), { ...BLANK, ...place, ...decided }];
      const asked = { decides: id, step, text, place: from.indexOf(text) };
      const order = { ...before, graph, most };
      return begin(userId, order, { key: partId(id, 'again'), asked, taken, resumes: id });
    },
  };
}

/**
 * The output of a step with another text: every value that a list of texts had is replaced by the items of the new text.
 * What no run made keeps its other values, such as the title of a page.
 */
function editedOutput({ output, run_id }: JobStepRow, text: string): NonNullable<JobStepRow['output']> {
  if (run_id === null) return { ...output, text };
  const lines = splitItems(text);
  const values = Object.entries(output ?? {}).map(([name, value]) => [
    name,
    name === 'best' ? (lines[0] ?? text) : typeof value === 'string' ? text : lines,
  ]);
  return { ...Object.fromEntries(values), text };
}
