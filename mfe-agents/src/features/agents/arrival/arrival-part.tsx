import { request } from '@flint/shared/api/request';
import {
  type AgentArrival,
  agentArrivals,
  createAgentArrival,
  deleteAgentArrival,
  switchAgentArrival,
} from '@flint/shared/contracts/agent-arrivals';
import type { Resource } from '@flint/shared/state/resource';
import type { Fields } from '@flint/shared/tools/fields';
import type { RunOrder } from '../../templates/run-form';
import { StarterSection } from '../starters/starter-section';
import { useStarters } from '../starters/use-starters';
import { ArrivalForm } from './arrival-form';
import { ArrivalList } from './arrival-list';

interface ArrivalPartProps {
  readonly agentId: string;
  readonly fields: Fields;
  readonly most: number | undefined;
  /** What the form above holds but for a field; undefined, and said there, while something else is missing. */
  readonly take: (except: string) => RunOrder | undefined;
}

/** Runs an agent for each file that is put into a collection. Nothing where no field of its form takes one. */
export function ArrivalPart({ agentId, fields, most, take }: ArrivalPartProps) {
  const taking = Object.entries(fields).filter(
    ([, field]) =>
      field.type === 'long' || field.type === 'text' || (field.type === 'upload' && field.accepts === 'picture'),
  );
  const isShown = taking.length > 0;
  const params = { id: agentId };
  const { rows, hasFailed, reload, make, turn, remove } = useStarters({
    list: isShown ? arrivalsResource(agentId) : null,
    turn: async (id, isOn) => (await request(switchAgentArrival, { params: { id }, body: { isOn } })).arrival,
    remove: (id) => request(deleteAgentArrival, { params: { id } }),
    async remake({ collectionId, field, inputs, budget, brandProfileId }) {
      const body = { collectionId, field, inputs, budget, ...(brandProfileId && { brandProfileId }) };
      return (await request(createAgentArrival, { params, body })).arrival;
    },
    says: { made: 'New files start it from now on.', removed: 'New files start it no more.' },
  });
  if (!isShown) return null;

  async function save(collectionId: string, field: string): Promise<string | null> {
    const order = take(field);
    if (!order) return 'Fill in the form above first.';
    const { [field]: _file, ...inputs } = order.inputs;
    const { budget, brandProfileId } = order;
    const body = { collectionId, field, inputs, budget, brandProfileId };
    return make(async (idempotencyKey) => {
      const { arrival } = await request(createAgentArrival, { params, body }, { idempotencyKey });
      return arrival;
    });
  }

  return (
    <StarterSection
      id="agent-arrivals"
      title="When a file arrives"
      failure={hasFailed ? 'The collections could not be loaded.' : undefined}
      onRetry={reload}
      list={<ArrivalList arrivals={rows} fields={fields} onTurn={turn} onRemove={remove} />}
    >
      <ArrivalForm taking={taking.map(([value, { label }]) => ({ value, label }))} most={most} save={save} />
    </StarterSection>
  );
}

const arrivalsResource = (agentId: string): Resource<readonly AgentArrival[]> => ({
  key: `${agentArrivals.id} of ${agentId}`,
  read: async ({ signal }) => (await request(agentArrivals, { params: { id: agentId } }, { signal })).arrivals,
});
