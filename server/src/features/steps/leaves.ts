import { isEnded, type Run } from '@flint/shared/contracts/runs';
import { outputOf } from '@flint/shared/contracts/workflow/step-output';
import { STEP_TYPES } from '@flint/shared/contracts/workflow/step-types';
import { innerStep, type Step, type StepInput } from '@flint/shared/tools/steps/graph';
import { handingSteps } from '@flint/shared/tools/steps/handing';
import { isCapability } from '@flint/shared/tools/steps/kinds';
import { definitionIn, type ToolDefinitions } from '@flint/shared/tools/steps/slots';
import { toolValues } from '@flint/shared/tools/steps/tool-values';
import { isUuid } from '../../platform/db/is-uuid';
import { AppError } from '../../platform/http/app-error';
import type { PlaceStep } from '../generation/step-orders';
import type { Runs } from '../runs/runs-service';
import { writtenBy } from '../tools/presenter';
import type { ToolLimits, Tools } from '../tools/tools-service';
import type { LeafEnd, Moment } from './next-moves';
import type { JobStepRow, StepJobRow } from './tables';

/** Starts and reads the runs that make steps. */
export interface Leaves {
  /** Starts the leaf of an ordered step. Idempotent by the leaf's id. @throws AppError when it is refused */
  order(job: StepJobRow, row: JobStepRow): Promise<void>;
  /** The user's own leaves that exist, in no particular order. */
  present(userId: string, ids: readonly string[]): Promise<readonly Run[]>;
  /** The finished uses of tools whose answers fill steps that have not begun, by their runs; null for a deleted one. */
  uses(
    job: StepJobRow,
    rows: readonly JobStepRow[],
    made: readonly Run[],
    tools: ToolDefinitions,
  ): Promise<Moment['uses']>;
}

const NOT_MADE = 'The step could not be made.';

export function createLeaves(deps: {
  place: PlaceStep;
  tools: Pick<Tools, 'run' | 'uses'>;
  runs: Pick<Runs, 'presentOwn'>;
}): Leaves {
  return {
    present: (userId, ids) => deps.runs.presentOwn(userId, ids),
    async uses(job, rows, made, tools) {
      const isToBegin = (id: string) =>
        rows.some(({ step_id, state }) => step_id === id && (state === 'pending' || state === 'paused'));
      const named = handingSteps(
        job.graph,
        job.graph.steps.filter(({ id }) => isToBegin(id)),
        tools,
      );
      const ended = new Set(made.flatMap(({ id, status }) => (status === 'completed' ? [id] : [])));
      const ids = idsOfLeaves(rows.filter(({ step_id }) => named.has(step_id))).filter((id) => ended.has(id));
      const uses = await deps.tools.uses(job.user_id, ids);
      return new Map(
        ids.map((id) => {
          const use = uses.find(({ run }) => run.id === id);
          return [id, use ? { input: use.input, answer: use.edited ?? use.output, findings: use.findings } : null];
        }),
      );
    },
    async order(job, row) {
      const step = job.graph.steps.find(({ id }) => id === row.step_id);
      const kind = step && (row.item < 0 ? step.kind : innerStep(step)?.kind);
      if (!kind || row.run_id === null || !row.input) throw new AppError('invalid_input', NOT_MADE);
      const { user_id: userId, brand_profile_id: brand } = job;
      const limits: ToolLimits = { leaf: { of: job.id, held: job.prices[row.step_id] ?? 0 } };
      const branded = brand ? { brandProfileId: brand } : {};
      if (kind === 'tool') {
        const { tool, input } = row.input as { tool: string; input?: Record<string, unknown> };
        await deps.tools.run(userId, tool, { input: input ?? {}, ...branded }, row.run_id, limits);
        return;
      }
      if (!isCapability(kind)) throw new AppError('invalid_input', NOT_MADE);
      const takesBrand = kind === 'image' || kind === 'chat';
      const body = kind === 'transcript' ? recordingBody(row.input) : row.input;
      const { data, error } = STEP_TYPES[kind].body.safeParse({ ...body, ...(takesBrand && branded) });
      if (error) throw new AppError('invalid_input', error.issues[0]?.message ?? NOT_MADE);
      await deps.place({ userId, type: kind, body: data, id: row.run_id, ...limits });
    },
  };
}

/** A transcript's body; a recording that its form took is named by its upload. */
function recordingBody({ audio_url: address, ...rest }: StepInput): StepInput {
  return typeof address === 'string' && isUuid(address)
    ? { ...rest, upload_id: address }
    : { ...rest, audio_url: address };
}

/** How an ended leaf ended for its step; undefined while it is under way. Files are kept as the id of their run. */
function readLeaf(step: Pick<Step, 'kind' | 'input'>, run: Run, tools: ToolDefinitions): LeafEnd | undefined {
  if (!isEnded(run.status)) return undefined;
  if (run.status !== 'completed') return { failure: run.message ?? NOT_MADE };
  const definition = definitionIn(tools, step);
  const written = definition && writtenBy(run);
  if (definition && written) {
    const output = toolValues(definition, written as Record<string, unknown>);
    return output.text ? { output } : { failure: 'It gave nothing.' };
  }
  const given = outputOf(run);
  if (given === undefined) return { failure: 'It gave nothing.' };
  const name =
    run.kind === 'image'
      ? 'image'
      : Object.hasOwn(STEP_TYPES, run.kind)
        ? STEP_TYPES[run.kind as 'chat'].gives
        : 'text';
  return { output: { [name]: (name as string) === 'text' ? given : run.id } };
}

/** How the leaves of a run ended, what they were charged, and the address of each one's first file. */
export function readLeaves(
  { graph }: Pick<StepJobRow, 'graph'>,
  rows: readonly JobStepRow[],
  made: readonly Run[],
  tools: ToolDefinitions,
): Pick<Moment, 'ended' | 'files' | 'charges'> {
  const ended = new Map<string, LeafEnd>();
  const charges = new Map<string, number>();
  const files = new Map<string, string>();
  for (const run of made) {
    const row = rows.find(({ run_id }) => run_id === run.id);
    const step = graph.steps.find(({ id }) => id === row?.step_id);
    const maker = step && row && row.item >= 0 ? innerStep(step) : step;
    const end = maker && readLeaf(maker, run, tools);
    if (end) ended.set(run.id, end);
    if (run.charged !== null) charges.set(run.id, run.charged);
    const file = run.images[0]?.url ?? run.media[0]?.url;
    if (file !== undefined) files.set(run.id, file);
  }
  return { ended, files, charges };
}

/** The leaves that rows of steps name. */
export function idsOfLeaves(rows: readonly JobStepRow[]): string[] {
  return rows.flatMap(({ run_id }) => run_id ?? []);
}
