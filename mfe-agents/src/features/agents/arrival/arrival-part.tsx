import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import {
  type AgentArrival,
  agentArrivals,
  createAgentArrival,
  deleteAgentArrival,
  switchAgentArrival,
} from '@flint/shared/contracts/agent-arrivals';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import type { Fields } from '@flint/shared/tools/fields';
import layout from '@flint/shared/ui/layout.module.css';
import { RetryNote } from '@flint/shared/ui/retry-note';
import text from '@flint/shared/ui/text.module.css';
import { useRef } from 'react';
import type { RunOrder } from '../../templates/run-form';
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
  const resource = callResource(agentArrivals, { params: { id: agentId } });
  const { data, status, reload, mutate } = useResource(isShown ? resource : null);
  const key = useRef<string>(undefined);
  if (!isShown) return null;
  const change = (next: (known: readonly AgentArrival[]) => AgentArrival[]) =>
    mutate((known) => known && { arrivals: next(known.arrivals) });
  const put = (arrival: AgentArrival) =>
    change((known) => known.map((each) => (each.id === arrival.id ? arrival : each)));

  async function save(collectionId: string, field: string): Promise<string | null> {
    const order = take(field);
    if (!order) return 'Fill in the form above first.';
    const { [field]: _file, ...inputs } = order.inputs;
    const { budget, brandProfileId } = order;
    key.current ??= crypto.randomUUID();
    try {
      const body = { collectionId, field, inputs, budget, brandProfileId };
      const options = { idempotencyKey: key.current };
      const { arrival } = await request(createAgentArrival, { params: { id: agentId }, body }, options);
      key.current = undefined;
      change((known) => [...known, arrival]);
      return null;
    } catch (error) {
      return toMessage(error);
    }
  }
  const turn = async (before: AgentArrival, isOn: boolean) => {
    put({ ...before, isOn });
    try {
      put((await request(switchAgentArrival, { params: { id: before.id }, body: { isOn } })).arrival);
    } catch (error) {
      put(before);
      emit('toast', { text: toMessage(error) });
    }
  };
  const remove = async ({ id }: AgentArrival) => {
    try {
      await request(deleteAgentArrival, { params: { id } });
      change((known) => known.filter((each) => each.id !== id));
    } catch (error) {
      emit('toast', { text: toMessage(error) });
    }
  };

  return (
    <section className={layout.stack} aria-labelledby="agent-arrivals">
      <h2 className={text.h} id="agent-arrivals">
        When a file arrives
      </h2>
      {status === 'failed' && !data ? (
        <RetryNote title="The collections could not be loaded." onRetry={reload}>
          They go on.
        </RetryNote>
      ) : (
        <ArrivalList
          arrivals={data?.arrivals ?? []}
          fields={fields}
          onTurn={(arrival, isOn) => void turn(arrival, isOn)}
          onRemove={(arrival) => void remove(arrival)}
        />
      )}
      <ArrivalForm taking={taking.map(([value, { label }]) => ({ value, label }))} most={most} save={save} />
    </section>
  );
}
