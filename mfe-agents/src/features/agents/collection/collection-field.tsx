import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import {
  type AgentCollection,
  agentCollection,
  chooseAgentCollection,
} from '@flint/shared/contracts/agent-collections';
import { type Collection, listCollections } from '@flint/shared/contracts/collections';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Select } from '@flint/shared/ui/select';
import { useState } from 'react';
import { NewCollection } from './new-collection';

const COLLECTIONS = callResource(listCollections, {});
const NONE = '';
const NEW = 'new';
const LOADING = [{ value: NONE, label: 'Loading...' }];

/** The collection that takes what the viewer's runs of an agent make. A choice is kept at once. */
export function CollectionField({ agentId }: { agentId: string }) {
  const target = useResource(callResource(agentCollection, { params: { id: agentId } }));
  const known = useResource(COLLECTIONS);
  const [isNew, setNew] = useState(false);
  if (target.status === 'failed' || known.status === 'failed') return null;
  const options = target.data && known.data && optionsFor(known.data.collections, target.data.collection);
  const collection = target.data?.collection ?? null;

  const choose = async (id: string | null, chosen: AgentCollection | null) => {
    target.mutate(() => ({ collection: chosen }));
    setNew(false);
    try {
      const params = { id: agentId };
      const kept = await request(chooseAgentCollection, { params, body: { collectionId: id } });
      target.mutate(() => kept);
    } catch (error) {
      target.mutate(() => ({ collection }));
      emit('toast', { text: toMessage(error) });
    }
  };
  const take = ({ id, name }: Collection) => choose(id, { id, name, isGone: false });
  const made = (fresh: Collection) => {
    known.mutate((before) => before && { collections: [...before.collections, fresh] });
    return take(fresh);
  };
  const pick = (value: string) => {
    if (value === NEW) return setNew(true);
    const found = known.data?.collections.find(({ id }) => id === value);
    void (found ? take(found) : choose(null, null));
  };

  return (
    <div className={layout.stack}>
      <Field
        label="Put what it makes into"
        optional
        help="A collection of your library. It counts for your runs that end from now on, however they are started."
        error={collection?.isGone ? `“${collection.name}” was deleted. Choose another collection.` : undefined}
      >
        <Select
          disabled={!options}
          options={options ?? LOADING}
          value={isNew ? NEW : (collection?.id ?? NONE)}
          onChange={pick}
        />
      </Field>
      {isNew && <NewCollection onMade={made} onCancel={() => setNew(false)} />}
    </div>
  );
}

function optionsFor(collections: readonly Collection[], chosen: AgentCollection | null) {
  const known = collections.map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = chosen === null || collections.some(({ id }) => id === chosen.id);
  const lost = isKnown ? [] : [{ value: chosen.id, label: chosen.isGone ? `${chosen.name} (deleted)` : chosen.name }];
  return [{ value: NONE, label: 'The library alone' }, ...known, ...lost, { value: NEW, label: 'A new collection' }];
}
