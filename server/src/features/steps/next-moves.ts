import { isDeepStrictEqual } from 'node:util';
import { withOptions } from '@flint/shared/tools/steps/estimate';
import { fieldValue, fillStep, UnfilledReference } from '@flint/shared/tools/steps/fill-step';
import { eachMost, innerStep, type Step, type StepInput, type StepValues } from '@flint/shared/tools/steps/graph';
import { fillHanded, findHanding, type HandingUse } from '@flint/shared/tools/steps/handing';
import { joinItems } from '@flint/shared/tools/steps/item-text';
import { mainOutput } from '@flint/shared/tools/steps/kinds';
import { neededSteps } from '@flint/shared/tools/steps/needs';
import { INPUT, ITEM, mapInput, type StepReference } from '@flint/shared/tools/steps/references';
import type { ToolDefinitions } from '@flint/shared/tools/steps/slots';
import { partId } from '../../platform/db/part-id';
import { type Charges, sumCommitted } from './budget';
import { lookAgainBefore } from './day-cap';
import type { JobStepRow, StepJobRow } from './tables';

/** What the moves of a run depend on besides its rows. */
export interface Moment {
  readonly job: StepJobRow;
  readonly tools: ToolDefinitions;
  /** Address of the first file of each leaf run. */
  readonly files: ReadonlyMap<string, string>;
  /** How leaf runs ended, by their ids; absent for one under way. */
  readonly ended: ReadonlyMap<string, LeafEnd>;
  readonly charges: Charges;
  /** Finished uses of tools whose answers are handed on, by their runs; null for one that its owner deleted. */
  readonly uses: ReadonlyMap<string, HandingUse | null>;
  readonly cancelled: boolean;
  readonly now: Date;
  /** Credits that its agent may still spend today; null without such a cap. */
  readonly leftToday: number | null;
}

export type LeafEnd = { readonly output: StepValues } | { readonly failure: string };

/** What is put into a step was read before another process took it over: the next move has it. */
class NotReadYet extends Error {}

const NOT_MADE = 'The step could not be made.';
const NO_BRAND = 'No brand is chosen.';
const isOver = ({ state }: JobStepRow) => state === 'done' || state === 'failed' || state === 'skipped';

/**
 * Moves a run as far as its rows and ended leaves allow. Pure: the same rows give the same moves, so that a move that was
 * killed is made again. After a failure nothing new starts, and leaves under way finish.
 * @returns the rows that changed or are new
 */
export function nextMoves(moment: Moment, rows: readonly JobStepRow[]): JobStepRow[] {
  const board = new Board(moment, rows);
  for (const row of rows) if (row.state === 'ordered') board.takeLeaf(row);
  // Steps refer only to earlier ones, so that one pass in the graph's order reaches everything that is ready.
  for (const step of moment.job.graph.steps) board.move(step);
  return board.changes();
}

class Board {
  private readonly rows = new Map<string, JobStepRow>();
  private readonly changed = new Set<string>();
  /** What the run has cost or may still cost. */
  private committed: number;
  /** What these moves have added to it. */
  private added = 0;
  /** Whether the next paid step is above the cap: then no paid step begins. */
  private isPaused = false;

  constructor(
    private readonly moment: Moment,
    rows: readonly JobStepRow[],
  ) {
    for (const row of rows) this.rows.set(keyOf(row.step_id, row.item), row);
    const { spent, held } = sumCommitted(moment.job, rows, moment.charges);
    this.committed = spent + held;
  }

  changes(): JobStepRow[] {
    return [...this.changed].flatMap((key) => this.rows.get(key) ?? []);
  }

  /** Takes over how a leaf ended. */
  takeLeaf(row: JobStepRow): void {
    const end = row.run_id === null ? undefined : this.moment.ended.get(row.run_id);
    if (end) this.end(row, end);
  }

  move(step: Step): void {
    const row = this.rows.get(keyOf(step.id, -1));
    if (row?.state === 'looping') this.goOnLoop(step, row);
    const isToBegin = row?.state === 'pending' || row?.state === 'paused';
    if (!isToBegin || this.moment.cancelled || this.hasFailed()) return;
    const needs = [...neededSteps(step)].map((id) => this.rows.get(keyOf(id, -1)));
    if (!needs.every((need) => need && isOver(need))) return;
    const condition = step.when === undefined ? undefined : this.rows.get(keyOf(step.when, -1));
    const isSkipped =
      needs.some((need) => need?.state === 'skipped') || (condition && condition.output?.text !== 'yes');
    if (isSkipped) return void this.save({ ...row, state: 'skipped', finished_at: this.moment.now });
    this.attempt(row, () => this.begin(step, { ...row, started_at: this.moment.now }));
  }

  /** Begins a row, or ends it where something that it needs is gone. */
  private attempt(row: JobStepRow, begin: () => void): void {
    try {
      begin();
    } catch (error) {
      if (error instanceof UnfilledReference) this.end(row, { failure: error.message });
      else if (!(error instanceof NotReadYet)) throw error;
    }
  }

  private begin(step: Step, row: JobStepRow): void {
    const { job, tools } = this.moment;
    if (step.kind === 'each') return void this.beginLoop(step, row);
    const input = withOptions(
      step.kind,
      fillStep(step, (found) => this.give(found), tools),
      job.options,
    );
    const begun = { ...row, input: this.handed(step, input) };
    switch (step.kind) {
      case 'text':
        return void this.end(begun, { output: { text: String(input.text) } });
      case 'brand':
        return void this.end(begun, { output: { text: job.brand_text ?? NO_BRAND } });
      case 'condition': {
        const holds = String(input.text).toLowerCase().includes(String(input.contains).toLowerCase());
        return void this.end(begun, { output: { text: holds ? 'yes' : 'no' } });
      }
      case 'read':
        // Read outside of the move, which is repeatable and has no time to wait.
        return void this.save({ ...begun, state: 'ordered' });
      case 'choice':
        return void this.ask(begun);
      default:
        this.order(begun);
    }
  }

  /** Asks among what there is; where there are fewer things than it asks about, the first is taken. */
  private ask(row: JobStepRow): void {
    const { from, least } = row.input ?? {};
    const [first, ...others] = Array.isArray(from) ? (from as string[]) : [];
    const isAlone = first !== undefined && typeof least === 'number' && others.length + 1 < least;
    if (isAlone) this.end(row, { output: { text: first } });
    else this.save({ ...row, state: 'asking' });
  }

  /**
   * A tool's input with what an earlier answer fills.
   * @throws UnfilledReference when it was deleted
   */
  private handed(step: Step, filled: StepInput): StepInput {
    const { job, tools, uses } = this.moment;
    const handing = findHanding(job.graph, step, tools);
    if (!handing) return filled;
    const use = uses.get(this.rows.get(keyOf(handing.source.id, -1))?.run_id ?? '');
    if (use === undefined) throw new NotReadYet();
    if (use === null) throw new UnfilledReference('A result it needs was deleted.');
    const choice = handing.choice && this.rows.get(keyOf(handing.choice.id, -1));
    return fillHanded(filled, handing, use, { chosen: choice && chosenPlace(choice), tools });
  }

  /** Orders the leaf of a row, or pauses it where it could take the run above its cap. */
  private order(row: JobStepRow): void {
    const { id, prices } = this.moment.job;
    const price = prices[row.step_id] ?? 0;
    this.isPaused ||= price > 0 && this.isAbove(price);
    if (!this.isPaused) {
      this.committed += price;
      this.added += price;
      this.save({ ...row, state: 'ordered', run_id: partId(id, `${row.step_id} ${row.item}`) });
      return;
    }
    const known = this.rows.get(keyOf(row.step_id, row.item));
    // Written anew when it is looked at: the sweep knows by it when to look again.
    const isAgain = this.moment.job.daily_cap !== null && (known?.started_at ?? 0) < lookAgainBefore(this.moment.now);
    if (known?.state !== 'paused' || isAgain) this.save({ ...row, state: 'paused' });
  }

  /** Whether a step of this price could take the run above its cap, or its agent above that of the day. */
  private isAbove(price: number): boolean {
    const { job, leftToday } = this.moment;
    if (leftToday !== null && this.added + price > leftToday) return true;
    return job.budget !== null && this.committed + price > job.budget;
  }

  /** Adds a row for each item; one that an earlier run made from the same input stays. */
  private beginLoop(step: Step, row: JobStepRow): void {
    const { job, tools } = this.moment;
    const inner = innerStep(step);
    if (!inner) return;
    const { over } = fillStep({ kind: 'each', input: { over: step.input.over } }, (found) => this.give(found), tools);
    const items = (over as readonly string[]).slice(0, eachMost(step));
    for (const [item, text] of items.entries()) {
      const input = this.itemInput(inner, text);
      const known = this.rows.get(keyOf(step.id, item));
      if (known?.state === 'done' && isDeepStrictEqual(unsigned(known.input), unsigned(input))) continue;
      this.beginItem(inner, { ...BLANK, ...{ job_id: job.id, step_id: step.id, item, position: row.position, input } });
    }
    const given: StepInput = { items };
    this.save({ ...row, input: given, state: 'looping' });
    this.endLoop(step, { ...row, input: given, state: 'looping' });
  }

  private itemInput(inner: Step, text: string): StepInput {
    const { job, tools } = this.moment;
    const give = (found: StepReference) => (found.from === ITEM ? text : this.give(found));
    return withOptions(inner.kind, fillStep(inner, give, tools), job.options);
  }

  private beginItem(inner: Step, row: JobStepRow): void {
    const begun = { ...row, started_at: this.moment.now };
    if (inner.kind === 'text') return void this.end(begun, { output: { text: String(row.input?.text) } });
    this.order(begun);
  }

  /** Begins the items that a raised cap allows, and ends a loop whose items are over. */
  private goOnLoop(step: Step, row: JobStepRow): void {
    const inner = innerStep(step);
    const paused = [...this.rows.values()].filter(({ step_id, state }) => step_id === step.id && state === 'paused');
    const items = row.input?.items as readonly string[];
    for (const item of paused) {
      if (!inner || this.moment.cancelled || this.hasFailed()) break;
      // Filled anew: addresses of files lapse while it waits.
      const input = () => this.itemInput(inner, items[item.item] ?? '');
      this.attempt(item, () => this.order({ ...item, input: input(), started_at: this.moment.now }));
    }
    this.endLoop(step, row);
  }

  private endLoop(step: Step, row: JobStepRow): void {
    const count = (row.input?.items as readonly string[] | undefined)?.length ?? 0;
    const items = Array.from({ length: count }, (_, item) => this.rows.get(keyOf(step.id, item)));
    if (!items.every((item) => item && isOver(item))) return;
    const failed = items.find((item) => item?.state === 'failed');
    if (failed) return void this.end(row, { failure: failed.message ?? NOT_MADE });
    const inner = innerStep(step);
    const main = inner ? mainOutput(inner, this.moment.tools) : 'text';
    const outputs = items.map((item) => String(item?.output?.[main] ?? ''));
    this.end(row, {
      output: main === 'text' ? { list: outputs, text: joinItems(outputs) } : { [main]: outputs[0] ?? '' },
    });
  }

  private give({ from, output }: StepReference): string | readonly string[] {
    const { job, files, ended } = this.moment;
    if (from === INPUT) return fieldValue(job.inputs, output);
    const given = this.rows.get(keyOf(from, -1))?.output?.[output] ?? '';
    if (output !== 'image' && output !== 'video' && output !== 'audio') return given;
    const address = files.get(String(given));
    const maker = address === undefined && [...this.rows.values()].find(({ run_id }) => run_id === given);
    if (maker && !maker.reused && !ended.has(String(given))) throw new NotReadYet();
    return address ?? '';
  }

  private hasFailed(): boolean {
    return [...this.rows.values()].some(({ state }) => state === 'failed');
  }

  private end(row: JobStepRow, end: LeafEnd): void {
    const finished = { ...row, finished_at: this.moment.now };
    if ('output' in end) this.save({ ...finished, state: 'done', output: end.output, message: null });
    else this.save({ ...finished, state: 'failed', message: end.failure });
  }

  private save(row: JobStepRow): void {
    const key = keyOf(row.step_id, row.item);
    this.rows.set(key, row);
    this.changed.add(key);
  }
}

/** Index of what was chosen in the list it was chosen from, from 0; undefined for words that are not in it. */
export function chosenPlace({ input, output }: Pick<JobStepRow, 'input' | 'output'>): number | undefined {
  const place = Array.isArray(input?.from) ? input.from.indexOf(output?.text) : -1;
  return place < 0 ? undefined : place;
}

/** An input whose addresses of files are told by their paths: they are signed anew for each run. */
const unsigned = (input: StepInput | null) =>
  mapInput(input, (text) => (text.startsWith('/media/') ? text.split('?', 1)[0] : text));

const keyOf = (step: string, item: number) => `${step} ${item}`;

/** A row of a step that has not begun, but for its place. */
export const BLANK: Omit<JobStepRow, 'job_id' | 'step_id' | 'item' | 'position'> = {
  ...{ state: 'pending', input: null, output: null, edited: false, run_id: null, reused: false },
  ...{ message: null, started_at: null, finished_at: null },
};

/** The rows that a run begins with. @param taken finished rows of an earlier run */
export function firstRows({ id, graph }: StepJobRow, taken: readonly JobStepRow[]): JobStepRow[] {
  const place = new Map(graph.steps.map((step, at) => [step.id, at]));
  const reused = taken.map((row) => ({ ...row, job_id: id, reused: true, position: place.get(row.step_id) ?? 0 }));
  const fresh = graph.steps.flatMap((step, position): JobStepRow[] => {
    if (reused.some(({ step_id, item }) => step_id === step.id && item < 0)) return [];
    return [{ ...BLANK, ...{ job_id: id, step_id: step.id, item: -1, position } }];
  });
  return [...reused, ...fresh];
}
