import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import {
  type AgentSchedule,
  agentSchedules,
  createAgentSchedule,
  deleteAgentSchedule,
  switchAgentSchedule,
} from '@flint/shared/contracts/agent-schedules';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import layout from '@flint/shared/ui/layout.module.css';
import { RetryNote } from '@flint/shared/ui/retry-note';
import text from '@flint/shared/ui/text.module.css';
import { useRef } from 'react';
import type { RunOrder } from '../../templates/run-form';
import { ownZone, ScheduleForm } from './schedule-form';
import { ScheduleList } from './schedule-list';

interface SchedulePartProps {
  readonly agentId: string;
  readonly most: number | undefined;
  /** What the form above holds; undefined, and said there, while something is missing. */
  readonly take: () => RunOrder | undefined;
}

/** Runs an agent by itself at the times that its user sets. */
export function SchedulePart({ agentId, most, take }: SchedulePartProps) {
  const { data, status, reload, mutate } = useResource(callResource(agentSchedules, { params: { id: agentId } }));
  const key = useRef<string>(undefined);
  const schedules = data?.schedules ?? [];
  const change = (next: (known: readonly AgentSchedule[]) => AgentSchedule[]) =>
    mutate((known) => known && { schedules: next(known.schedules) });
  const tell = (work: Promise<unknown>) => work.catch((error) => emit('toast', { text: toMessage(error) }));

  async function save(cron: string): Promise<string | null> {
    const order = take();
    if (!order) return 'Fill in the form above first.';
    const { inputs, budget, brandProfileId } = order;
    key.current ??= crypto.randomUUID();
    const body = { cron, zone: ownZone(), inputs, budget, brandProfileId };
    const options = { idempotencyKey: key.current };
    try {
      const { schedule } = await request(createAgentSchedule, { params: { id: agentId }, body }, options);
      key.current = undefined;
      change((known) => [...known, schedule]);
      emit('toast', { text: 'It runs by itself from now on.' });
      return null;
    } catch (error) {
      return toMessage(error);
    }
  }
  const put = (schedule: AgentSchedule) =>
    change((known) => known.map((each) => (each.id === schedule.id ? schedule : each)));
  const turn = async (before: AgentSchedule, isOn: boolean) => {
    put({ ...before, isOn });
    try {
      put((await request(switchAgentSchedule, { params: { id: before.id }, body: { isOn } })).schedule);
    } catch (error) {
      put(before);
      emit('toast', { text: toMessage(error) });
    }
  };
  const bringBack = ({ cron, zone, inputs, budget, brandProfileId }: AgentSchedule) =>
    tell(
      request(createAgentSchedule, {
        params: { id: agentId },
        body: { cron, zone, inputs, budget, ...(brandProfileId && { brandProfileId }) },
      }).then(({ schedule }) => change((known) => [...known, schedule])),
    );
  const remove = (schedule: AgentSchedule) =>
    tell(
      request(deleteAgentSchedule, { params: { id: schedule.id } }).then(() => {
        change((known) => known.filter(({ id }) => id !== schedule.id));
        const way = { label: 'Bring it back', go: () => void bringBack(schedule) };
        emit('toast', { text: 'The schedule is deleted.', way });
      }),
    );

  return (
    <section className={layout.stack} aria-labelledby="agent-schedules">
      <h2 className={text.h} id="agent-schedules">
        Run it by itself
      </h2>
      {status === 'failed' && !data ? (
        <RetryNote title="The schedules could not be loaded." onRetry={reload}>
          They go on.
        </RetryNote>
      ) : (
        <ScheduleList
          schedules={schedules}
          onTurn={(schedule, isOn) => void turn(schedule, isOn)}
          onRemove={(schedule) => void remove(schedule)}
        />
      )}
      <ScheduleForm most={most} save={save} />
    </section>
  );
}
