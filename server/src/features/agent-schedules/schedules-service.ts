import { randomUUID } from 'node:crypto';
import { type AgentSchedule, SCHEDULES_MAX } from '@flint/shared/contracts/agent-schedules';
import type { BaseLogger } from 'pino';
import { SetAside } from '../../platform/composition/set-aside';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { partId } from '../../platform/db/part-id';
import { lockQuota } from '../../platform/db/quota-repository';
import { type Tx, transact } from '../../platform/db/transaction';
import { AppError, keyReused, notFound } from '../../platform/http/app-error';
import type { Agents } from '../agents/agents-service';
import type { RemovedAgent } from '../agents/removed-agent';
import { readDueTimes, readNewDueTimes } from './due-times';
import {
  countSchedules,
  dropAgentSchedules,
  dropSchedule,
  findDue,
  findSchedule,
  findSchedules,
  insertSchedule,
  settleTime,
  updateNext,
} from './schedules-repository';
import type { AgentScheduleRow } from './tables';

/** Runs that one sweep starts; the next sweep goes on. */
const BATCH = 50;

interface ScheduleWish {
  readonly cron: string;
  readonly zone: string;
  readonly inputs?: Record<string, unknown> | undefined;
  readonly budget?: number | null | undefined;
  readonly brandProfileId?: string | undefined;
}

/** Every method that takes an id throws AppError `not_found` for what the user may not see. */
export interface Schedules {
  list(userId: string, agentId: string): Promise<AgentSchedule[]>;
  /** Idempotent by key. @throws AppError `invalid_input` naming `cron` or `zone`; `conflict` beyond the most of a user */
  create(userId: string, agentId: string, wish: ScheduleWish, key: string | undefined): Promise<AgentSchedule>;
  /** Times that passed while it was off are not made up for. */
  turn(userId: string, id: string, isOn: boolean): Promise<AgentSchedule>;
  remove(userId: string, id: string): Promise<void>;
  /** Starts the runs that are due: each time once, by however many processes. */
  runDue(): Promise<void>;
  /** Deletes those of an agent that their users see no more. @returns what they were */
  end(tx: Tx, agent: Pick<RemovedAgent, 'id' | 'keeper'>): Promise<AgentScheduleRow[]>;
}

interface SchedulesDeps {
  readonly db: Db;
  readonly agents: Pick<Agents, 'read' | 'run' | 'endUnseen'>;
  readonly log: Pick<BaseLogger, 'error'>;
}

export function createSchedules({ db, agents, log }: SchedulesDeps): Schedules {
  const aside = new SetAside();
  /**
   * Starts the run of a due time under an id of that time, then moves the schedule on: a process that dies between the
   * two, or another one beside it, finds the same run.
   */
  async function settle(schedule: AgentScheduleRow & { next_at: Date }, now: Date): Promise<void> {
    const { id, user_id: userId, agent_id: agentId, next_at: due } = schedule;
    const times = readDueTimes(schedule.cron, schedule.zone);
    const missed = times.countBetween(due, now);
    const outcome = { last_at: due, missed };
    const next_at = times.after(now);
    try {
      const run = await agents.run(userId, agentId, wishOf(schedule), partId(id, due.toISOString()));
      await settleTime(db, schedule, { ...outcome, next_at, last_run_id: run, fault: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // It was made while its agent was taken away, or before schedules ended with their agents.
      if (error.code === 'not_found') await agents.endUnseen(agentId);
      await settleTime(db, schedule, { ...outcome, next_at, last_run_id: null, fault: error.message });
    }
  }

  return {
    async list(userId, agentId) {
      await agents.read(userId, agentId);
      return (await findSchedules(db, userId, agentId)).map(toSchedule);
    },
    async create(userId, agentId, { cron, zone, inputs, budget, brandProfileId }, key = randomUUID()) {
      await agents.read(userId, agentId);
      const next = readNewDueTimes(cron, zone, new Date()).after(new Date());
      await transact(db, async (tx) => {
        await lockQuota(tx, 'schedules', userId);
        const isNew = await insertSchedule(tx, {
          ...{ id: key, user_id: userId, agent_id: agentId, cron, zone, next_at: next, budget: budget ?? null },
          ...{ inputs: inputs ? JSON.stringify(inputs) : null, brand_profile_id: brandProfileId ?? null },
          ...{ last_at: null, last_run_id: null, fault: null },
        });
        if (isNew && (await countSchedules(tx, userId)) > SCHEDULES_MAX)
          throw new AppError('conflict', `You have ${SCHEDULES_MAX} schedules. Delete one first.`);
      });
      const kept = await findSchedule(db, key);
      if (kept?.user_id !== userId) throw keyReused();
      return toSchedule(kept);
    },
    async turn(userId, id, isOn) {
      const row = isUuid(id) ? await findSchedule(db, id) : undefined;
      if (row?.user_id !== userId) throw notFound('schedule');
      const next = isOn ? (row.next_at ?? readDueTimes(row.cron, row.zone).after(new Date())) : null;
      const turned = await updateNext(db, userId, id, next);
      if (!turned) throw notFound('schedule');
      return toSchedule(turned);
    },
    async remove(userId, id) {
      if (!isUuid(id) || !(await dropSchedule(db, userId, id))) throw notFound('schedule');
    },
    end: dropAgentSchedules,
    async runDue() {
      const now = new Date();
      for (const schedule of await findDue(db, now, BATCH, aside.ids()))
        if (schedule.next_at)
          await settle({ ...schedule, next_at: schedule.next_at }, now).catch((err: unknown) => {
            aside.add(schedule.id);
            log.error({ err, schedule: schedule.id }, 'a scheduled run could not be started');
          });
    },
  };
}

const wishOf = ({ inputs, budget, brand_profile_id: brand }: AgentScheduleRow) => ({
  ...(inputs !== null && { inputs }),
  ...(budget !== null && { budget }),
  ...(brand !== null && { brandProfileId: brand }),
});

function toSchedule(row: AgentScheduleRow): AgentSchedule {
  return {
    ...{ id: row.id, agentId: row.agent_id, cron: row.cron, zone: row.zone, inputs: row.inputs ?? {} },
    ...{ budget: row.budget, brandProfileId: row.brand_profile_id, isOn: row.next_at !== null },
    ...{ nextAt: row.next_at?.toISOString() ?? null, lastAt: row.last_at?.toISOString() ?? null },
    ...{ lastRunId: row.last_run_id, fault: row.fault, missed: row.missed },
  };
}
