import { randomInt, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { promptBrandOf } from '@flint/shared/contracts/brand-facts';
import { DEFAULT_CHAT_MODEL } from '@flint/shared/contracts/chat';
import { SEED_MAX } from '@flint/shared/contracts/image-options';
import { GenerateImageBody } from '@flint/shared/contracts/images';
import type { ToolRecipe } from '@flint/shared/contracts/recipes/tool';
import { isEnded, type RunStatus } from '@flint/shared/contracts/runs';
import { SpeechToTextBody } from '@flint/shared/contracts/speech';
import { type RunToolBody, TOOL_RUNS_PAGE, TOOL_RUNS_PAGE_MAX, type ToolRun } from '@flint/shared/contracts/tool-runs';
import { inputSchema } from '@flint/shared/tools/input-schema';
import { EDITION } from '@flint/shared/tools/limits/edition';
import type { ToolOrder } from '@flint/shared/tools/order';
import { outputSchema } from '@flint/shared/tools/output-schema';
import { partTokens } from '@flint/shared/tools/part-tokens';
import { placeAt, valueAt } from '@flint/shared/tools/paths';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { AppError, notFound } from '../../platform/http/app-error';
import { readCursor, writeCursor } from '../../platform/http/cursor';
import { listLimit } from '../../platform/http/list-limit';
import type { Brands } from '../brands/brands-service';
import type { BrandRules } from '../brands/rules-service';
import type { Generation } from '../generation/generation-service';
import type { PlaceStep, StepOrder } from '../generation/step-orders';
import { changeWords, showWords } from '../runs/keep-words';
import type { Runs } from '../runs/runs-service';
import type { RunRow } from '../runs/tables';
import { toolWords } from '../runs/words';
import { checked } from './checked';
import { editsIn } from './edits';
import { implementationOf } from './implementations/find-implementation';
import { toToolRun, writtenBy } from './presenter';
import type { ToolRunRow } from './tables';
import {
  dropToolRun,
  findOwnUses,
  findParts,
  findToolRun,
  findToolRuns,
  insertToolRun,
  markDeleted,
  type NewToolRun,
  saveEdit,
} from './tools-repository';

type Manner = Pick<RunToolBody, 'model' | 'seed'>;

/** Every method throws AppError `not_found` for an unknown tool, and for a run that is not the user's. */
export interface Tools {
  /**
   * Validates, prices, holds and queues a use. Idempotent by key.
   * @param limits maximum price in whole credits, unlimited if absent; the run of steps it is a leaf of
   * @throws AppError `invalid_input` naming the field, `not_configured`, and the errors of any order
   */
  run(userId: string, tool: string, body: RunToolBody, key: string | undefined, limits?: ToolLimits): Promise<RunRow>;
  /** The same for one part of an answer. @throws AppError `invalid_input` when there is no such part */
  rewrite(userId: string, place: ToolPlace, body: Manner, key: string | undefined): Promise<RunRow>;
  /** A user's uses of a tool, newest first, optionally by status. @throws AppError naming `cursor` */
  list(userId: string, tool: string, page: ListWish): Promise<{ runs: ToolRun[]; next: string | null }>;
  read(userId: string, of: OfRun): Promise<ToolRun>;
  /** Those of a user's runs that are uses of any tool, in no particular order, without deleted ones. */
  uses(userId: string, runIds: readonly string[]): Promise<ToolRun[]>;
  /** Stores an edited answer; null restores the original. @throws AppError naming the wrong field */
  edit(userId: string, of: OfRun, output: object | null): Promise<{ run: ToolRun; proposed: number }>;
  /** Deletes a use; for some days it can be restored. @throws AppError `conflict` while it runs */
  remove(userId: string, of: OfRun): Promise<void>;
  restore(userId: string, of: OfRun): Promise<ToolRun>;
  /** Copies a run's use to the run that repeats it. */
  follow(run: RunRow, again: RunRow): Promise<void>;
}

/** Limits of a use's price. */
export type ToolLimits = Pick<StepOrder, 'most' | 'leaf'>;

interface ListWish {
  readonly limit?: string | number | undefined;
  readonly cursor?: string | undefined;
  readonly statuses?: readonly RunStatus[] | undefined;
}

interface OfRun {
  readonly tool: string;
  readonly runId: string;
}
interface ToolPlace extends OfRun {
  readonly path: string;
}

interface ToolsDeps {
  readonly db: Db;
  readonly generation: Pick<Generation, 'order'>;
  readonly runs: Pick<Runs, 'presentOwn'>;
  readonly brands: Pick<Brands, 'forPrompt'>;
  readonly brandRules: Pick<BrandRules, 'learn'>;
  readonly place: PlaceStep;
}

/** Uses of tools: each is a run, with its form values and edits. */
export function createTools({ db, generation, runs, brands, brandRules, place }: ToolsDeps): Tools {
  /** Inserts the use, then orders; deletes it again when the order is refused. */
  async function noted(row: NewToolRun, order: () => Promise<RunRow>): Promise<RunRow> {
    await insertToolRun(db, row);
    return order().catch(async (error: unknown) => {
      await dropToolRun(db, row.run_id);
      throw error;
    });
  }

  const brandOf = async (userId: string, id: string | null | undefined) =>
    id ? { brand: promptBrandOf(await brands.forPrompt(userId, id)) } : {};

  async function present(userId: string, rows: readonly ToolRunRow[]): Promise<ToolRun[]> {
    const parts = await findParts(
      db,
      rows.map(({ run_id }) => run_id),
    );
    const all = await runs.presentOwn(
      userId,
      [...rows, ...parts].map(({ run_id }) => run_id),
    );
    const runOf = new Map(all.map((run) => [run.id, run]));
    return rows.flatMap((row) => {
      const run = runOf.get(row.run_id);
      const own = parts.filter(({ part_of }) => part_of === row.run_id);
      const made = own.flatMap(({ run_id, path }) => {
        const part = runOf.get(run_id);
        return part && path !== null ? [{ path, run: part }] : [];
      });
      return run ? [toToolRun(implementationOf(row.tool).definition, row, run, made)] : [];
    });
  }

  /** A use with its tool; rewritten parts are not found. */
  async function find(userId: string, { tool, runId }: OfRun) {
    const implementation = implementationOf(tool);
    const row = isUuid(runId) ? await findToolRun(db, userId, runId) : undefined;
    const [use] = row?.tool === tool && row.part_of === null ? await present(userId, [row]) : [];
    if (!row || !use) throw notFound('result');
    return { implementation, row, use };
  }

  return {
    async run(userId, tool, body, key, limits = {}) {
      const { definition, ...implementation } = implementationOf(tool);
      const { id } = definition;
      const input = checked(inputSchema(definition.inputs), body.input, 'input');
      const told = await brandOf(userId, body.brandProfileId);
      const runId = key ?? randomUUID();
      const row = { ...rowOf(runId, userId, id, input), brand_profile_id: body.brandProfileId ?? null };
      return noted(row, () => {
        const asked = { tool: id, ...body };
        if ('order' in implementation)
          return place({ userId, ...branded(implementation.order(input as never), body), id: runId, ...limits });
        const recipe: ToolRecipe = { tool: id, input, ...manner(body), maxTokens: definition.maxTokens, ...told };
        return generation.order({ kind: 'tool', userId, recipe, asked, key: runId, ...limits });
      });
    },

    async rewrite(userId, { path, ...of }, body, key) {
      const { implementation, row, use } = await find(userId, of);
      const { definition } = implementation;
      const current = 'order' in implementation ? null : (use.edited ?? use.output);
      if (current === null || !placeAt(definition.output, path) || valueAt(current, path) === undefined)
        throw new AppError('invalid_input', 'The answer has no such place.', { field: 'path' });
      const runId = key ?? randomUUID();
      const told = await brandOf(userId, row.brand_profile_id);
      const { tool, input } = row;
      const note = { ...rowOf(runId, userId, tool, input), brand_profile_id: row.brand_profile_id };
      return noted({ ...note, part_of: row.run_id, path }, () => {
        const { maxTokens, told: paid } = partTokens(definition, path, current as object);
        const part = { of: row.run_id, path, current, told: paid };
        const recipe: ToolRecipe = { tool, input, ...manner(body), maxTokens, ...told, part };
        return generation.order({ kind: 'tool', userId, recipe, asked: { ...of, path, ...body }, key: runId });
      });
    },

    async list(userId, tool, { limit, cursor, statuses }) {
      const { definition } = implementationOf(tool);
      const size = listLimit(limit, TOOL_RUNS_PAGE, TOOL_RUNS_PAGE_MAX);
      const after = cursor ? readCursor(cursor) : undefined;
      const found = await findToolRuns(db, { userId, tool: definition.id, statuses }, size + 1, after);
      const page = found.slice(0, size);
      const last = page.at(-1);
      const next = last && found.length > size ? writeCursor({ at: last.created_at_exact, id: last.run_id }) : null;
      return { runs: await present(userId, page), next };
    },

    read: async (userId, of) => (await find(userId, of)).use,
    uses: async (userId, runIds) => present(userId, await findOwnUses(db, userId, runIds)),

    async edit(userId, of, output) {
      const { implementation, row, use } = await find(userId, of);
      const written = writtenBy(use.run) as object | null;
      if (written === null || !isEnded(use.run.status))
        throw new AppError('conflict', 'There is nothing to change yet.');
      const shape = implementation.definition.output;
      const now = output && (checked(outputSchema(shape), output, 'output') as object);
      const changed = isDeepStrictEqual(now, written) ? null : now;
      await saveEdit(db, row.run_id, changed);
      await changeWords(db, row.run_id, await toolWords(row.tool, changed ?? written));
      const [run = use] = await present(userId, [
        { ...row, edited: changed as never, edited_at: new Date(), edited_edition: EDITION },
      ]);
      const edits = changed ? editsIn(shape, { written, before: row.edited ?? written, now: changed }) : [];
      const learned =
        row.brand_profile_id && edits.length > 0 ? await brandRules.learn(userId, row.brand_profile_id, edits) : null;
      return { run: changed ? run : { ...run, editedAt: null }, proposed: learned?.proposed ?? 0 };
    },

    async remove(userId, of) {
      const { use } = await find(userId, of);
      if (!isEnded(use.run.status)) throw new AppError('conflict', 'It is still being made. Cancel it first.');
      await markDeleted(db, { userId, ...of }, true);
      await showWords(db, of.runId, false);
    },

    async restore(userId, of) {
      const found = isUuid(of.runId) && (await markDeleted(db, { userId, ...of }, false));
      if (!found) throw notFound('result');
      await showWords(db, of.runId, true);
      return (await find(userId, of)).use;
    },

    async follow(run, again) {
      const row = await findToolRun(db, run.user_id, run.id);
      if (!row) return;
      const { user_id, tool, input, brand_profile_id, part_of, path } = row;
      await insertToolRun(db, { run_id: again.id, user_id, tool, input, brand_profile_id, part_of, path });
    },
  };
}

/** Applies a brand to orders of pictures; transcripts have none. */
function branded(order: ToolOrder, { brandProfileId }: RunToolBody): ToolOrder {
  // Validated by the call's own schema, addresses included.
  if (order.type === 'transcript') return { ...order, body: checked(SpeechToTextBody, order.body, 'input') };
  const body = brandProfileId === undefined ? order.body : { ...order.body, brandProfileId };
  return { ...order, body: checked(GenerateImageBody, body, 'input') };
}

function manner({ model = DEFAULT_CHAT_MODEL, seed = randomInt(SEED_MAX) }: Manner) {
  return { model, seed };
}

const rowOf = (run_id: string, user_id: string, tool: ToolRunRow['tool'], input: ToolRunRow['input']): NewToolRun => ({
  ...{ run_id, user_id, tool, input },
  ...{ brand_profile_id: null, part_of: null, path: null },
});
