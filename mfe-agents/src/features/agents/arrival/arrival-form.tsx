import { ARRIVALS_A_DAY } from '@flint/shared/contracts/agent-arrivals';
import { listCollections } from '@flint/shared/contracts/collections';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { formatCredits } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { Select } from '@flint/shared/ui/select';
import text from '@flint/shared/ui/text.module.css';
import { useState } from 'react';

interface ArrivalFormProps {
  /** The fields of the agent's form that take a file. */
  readonly taking: readonly { readonly value: string; readonly label: string }[];
  /** The most that a run costs; undefined until it is known. */
  readonly most: number | undefined;
  /** Keeps it with what the form above holds. @returns why it was not kept */
  readonly save: (collectionId: string, field: string) => Promise<string | null>;
}

const COLLECTIONS = callResource(listCollections, {});

/** Chooses a collection, and the field that takes its files. */
export function ArrivalForm({ taking, most, save }: ArrivalFormProps) {
  const { data } = useResource(COLLECTIONS);
  const [chosen, setChosen] = useState('');
  const [field, setField] = useState(taking[0]?.value ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const collections = (data?.collections ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const collection = chosen || (collections[0]?.value ?? '');
  if (data && collections.length === 0)
    return <p className={`${text.small} ${text.soft}`}>Make a collection first: its new files can start this agent.</p>;
  const press = async () => {
    setBusy(true);
    setFailure(await save(collection, field));
    setBusy(false);
  };
  return (
    <div className={layout.stack}>
      <div className={`${layout.row} ${layout.wrap}`}>
        <Field label="Collection">
          <Select options={collections} value={collection} onChange={setChosen} />
        </Field>
        <Field label="Its file goes to">
          <Select options={taking} value={field} onChange={setField} />
        </Field>
      </div>
      <p className={`${text.small} ${text.soft}`}>
        Each picture or text that you put into it from now on starts a run with what the form above holds now, at most{' '}
        {ARRIVALS_A_DAY} a day. What agents make starts none.
        {most !== undefined && most > 0 && ` Each run costs at most ${formatCredits(most)}.`}
      </p>
      {failure !== null && <Note tone="bad" role="alert" title={failure} />}
      <div>
        <Button variant="line" busy={busy} disabled={collection === ''} onClick={() => void press()}>
          Start it for new files
        </Button>
      </div>
    </div>
  );
}
