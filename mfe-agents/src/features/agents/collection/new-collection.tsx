import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { COLLECTION_NAME_MAX, type Collection, createCollection } from '@flint/shared/contracts/collections';
import { isEnter } from '@flint/shared/input/is-enter';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface NewCollectionProps {
  readonly onMade: (collection: Collection) => Promise<void>;
  readonly onCancel: () => void;
}

/** Names and makes a collection. It stands within other forms, which Enter must not send. */
export function NewCollection({ onMade, onCancel }: NewCollectionProps) {
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const key = useRef({ name: '', key: '' });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  const make = async () => {
    const wanted = name.trim();
    if (wanted === '') {
      setFault('Give the collection a name.');
      return;
    }
    setBusy(true);
    // The same name keeps its key, so that a repeated press makes one collection.
    if (key.current.name !== wanted) key.current = { name: wanted, key: crypto.randomUUID() };
    try {
      const options = { idempotencyKey: key.current.key };
      await onMade((await request(createCollection, { body: { name: wanted } }, options)).collection);
    } catch (error) {
      setFault(toMessage(error));
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event)) return;
    event.preventDefault();
    if (!busy) void make();
  };
  return (
    <div className={layout.stack}>
      <Field label="Name of the new collection" error={fault}>
        <TextInput
          ref={input}
          value={name}
          maxLength={COLLECTION_NAME_MAX}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setName(target.value);
            setFault(undefined);
          }}
        />
      </Field>
      <div className={`${layout.row} ${layout.wrap}`}>
        <Button size="sm" variant="line" busy={busy} onClick={() => void make()}>
          Make the collection
        </Button>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
