import { createHash, randomUUID } from 'node:crypto';
import { promptBrandOf } from '@flint/shared/contracts/brand-facts';
import { brandText } from '@flint/shared/contracts/brand-text';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/http/app-error';
import type { Brands } from '../brands/brands-service';
import type { Credits } from '../credits/credits-service';
import { changeRun } from '../runs/run-rows';
import { assertBelowMax, findSameRun, startRun } from '../runs/start-run';
import type { RunRow } from '../runs/tables';
import { assertRunWithinOwnCap } from '../spending-caps/within-caps';
import type { Conductor } from './conductor';
import { assertLeftToday } from './day-cap';
import type { GraphOrder } from './graph-order';
import { firstRows } from './next-moves';
import { priceOfTaken } from './retry-rows';
import { insertJob, saveSteps } from './steps-repository';
import type { JobStepRow, StepJobRow } from './tables';
import type { Weigher } from './weigh';
import { runRecipe } from './workflow-runs';

/** How a run begins, besides what it carries out. */
export interface Begin {
  readonly key: string | undefined;
  /** What was asked for: its hash is the fingerprint of the idempotency key. */
  readonly asked: unknown;
  /** Finished steps of an earlier run, by which the price is lower. */
  readonly taken?: readonly JobStepRow[];
  /** That run. */
  readonly resumes?: string | null;
  /** Further checks of an order that was not made before. */
  readonly checkNew?: (() => Promise<void>) | undefined;
}

/** Begins runs of steps. */
export interface Beginner {
  /** @returns the id of the run. @throws AppError as starting a graph */
  begin(userId: string, order: GraphOrder, how: Begin): Promise<string>;
  /** The run that an order has made before. @throws AppError `idempotency_mismatch` when its key stands for another */
  findAsked(userId: string, how: Pick<Begin, 'key' | 'asked'>): Promise<RunRow | undefined>;
  /** @throws AppError `insufficient_credits` */
  afford(userId: string, needed: number): Promise<void>;
}

interface BeginnerDeps {
  readonly db: Db;
  readonly weigher: Pick<Weigher, 'weigh'>;
  readonly conductor: Pick<Conductor, 'follow'>;
  readonly credits: Pick<Credits, 'balance'>;
  readonly brands: Pick<Brands, 'forPrompt'>;
}

const TITLE_MAX = 120;

export function createBeginner({ db, weigher, conductor, credits, brands }: BeginnerDeps): Beginner {
  async function afford(userId: string, needed: number): Promise<void> {
    const { balance } = await credits.balance(userId);
    if (balance >= needed) return;
    const words = `You have insufficient credits: this needs up to ${needed}, you have ${balance}.`;
    throw new AppError('insufficient_credits', words);
  }

  async function findAsked(userId: string, { key, asked }: Pick<Begin, 'key' | 'asked'>) {
    return key === undefined ? undefined : findSameRun(db, { id: key, userId, fingerprint: fingerprintOf(asked) });
  }

  async function begin(
    userId: string,
    order: GraphOrder,
    { key, asked, taken = [], resumes = null, checkNew }: Begin,
  ): Promise<string> {
    const { graph, options, brandProfileId: brand } = order;
    const known = await findAsked(userId, { key, asked });
    if (known) return known.id;
    await checkNew?.();
    const { inputs, prices, total } = await weigher.weigh(userId, order);
    const facts = brand === undefined ? null : brandText(promptBrandOf(await brands.forPrompt(userId, brand)));
    const most = Math.max(0, total - priceOfTaken(graph, prices, taken));
    assertBelowMax(most);
    const needed = Math.min(most, order.budget ?? most, order.dailyCap ?? most);
    await afford(userId, needed);
    await assertRunWithinOwnCap(db, userId, needed);
    const id = key ?? randomUUID();
    const { name, templateId = null, agentId = null, instructions = null, budget = null, dailyCap = null } = order;
    const recipe = runRecipe(order, prices, { taken, resumes });
    const { row, fresh } = await startRun(db, {
      id,
      userId,
      kind: 'steps',
      recipe,
      title: name.slice(0, TITLE_MAX),
      asked: recipe.steps.length,
      fingerprint: fingerprintOf(asked),
      servedBy: 'embedded',
      price: most,
      most: order.most,
      description: name.slice(0, TITLE_MAX),
      async alongside(tx) {
        const job: StepJobRow = {
          ...{ id, user_id: userId, template_id: templateId, graph, inputs, options, brand_profile_id: brand ?? null },
          ...{ brand_text: facts, prices, resumes, agent_id: agentId, instructions, budget },
          daily_cap: dailyCap,
        };
        if (most > 0) await assertLeftToday(tx, job);
        await insertJob(tx, job);
        await saveSteps(tx, firstRows(job, taken));
        await changeRun(tx, id, { status: 'running', started_at: new Date() });
      },
    });
    if (fresh) conductor.follow(row.id);
    return row.id;
  }

  return { begin, findAsked, afford };
}

const fingerprintOf = (asked: unknown) =>
  createHash('sha256')
    .update(JSON.stringify({ kind: 'steps', asked }))
    .digest('hex');
