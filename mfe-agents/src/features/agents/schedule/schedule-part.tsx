import { request } from '@flint/shared/api/request';
import {
  type AgentSchedule,
  agentSchedules,
  createAgentSchedule,
  deleteAgentSchedule,
  switchAgentSchedule,
} from '@flint/shared/contracts/agent-schedules';
import type { Resource } from '@flint/shared/state/resource';
import type { RunOrder } from '../../templates/run-form';
import { StarterSection } from '../starters/starter-section';
import { useStarters } from '../starters/use-starters';
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
  const params = { id: agentId };
  const { rows, hasFailed, reload, make, turn, remove } = useStarters({
    list: schedulesResource(agentId),
    turn: async (id, isOn) => (await request(switchAgentSchedule, { params: { id }, body: { isOn } })).schedule,
    remove: (id) => request(deleteAgentSchedule, { params: { id } }),
    async remake({ cron, zone, inputs, budget, brandProfileId }) {
      const body = { cron, zone, inputs, budget, ...(brandProfileId && { brandProfileId }) };
      return (await request(createAgentSchedule, { params, body })).schedule;
    },
    says: { made: 'It runs by itself from now on.', removed: 'The schedule is deleted.' },
  });

  async function save(cron: string): Promise<string | null> {
    const order = take();
    if (!order) return 'Fill in the form above first.';
    const { inputs, budget, brandProfileId } = order;
    const body = { cron, zone: ownZone(), inputs, budget, brandProfileId };
    return make(async (idempotencyKey) => {
      const { schedule } = await request(createAgentSchedule, { params, body }, { idempotencyKey });
      return schedule;
    });
  }

  return (
    <StarterSection
      id="agent-schedules"
      title="Run it by itself"
      failure={hasFailed ? 'The schedules could not be loaded.' : undefined}
      onRetry={reload}
      list={<ScheduleList schedules={rows} onTurn={turn} onRemove={remove} />}
    >
      <ScheduleForm most={most} save={save} />
    </StarterSection>
  );
}

const schedulesResource = (agentId: string): Resource<readonly AgentSchedule[]> => ({
  key: `${agentSchedules.id} of ${agentId}`,
  read: async ({ signal }) => (await request(agentSchedules, { params: { id: agentId } }, { signal })).schedules,
});
