import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import { useState } from 'react';
import type { Chosen } from './order';

/** A picture by its address. Enter adds it. */
export function AddressField({ onAdd }: { onAdd: (picture: Chosen) => void }) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const add = () => {
    const address = typed.trim();
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return setFault('An address starts with https://');
    onAdd({ ref: address, name: new URL(address).pathname.split('/').pop() || address, src: null });
    setTyped('');
    setFault(undefined);
  };
  return (
    <Field label="Address of a picture" optional error={fault}>
      <div className={layout.row}>
        <TextInput
          type="url"
          placeholder="https://"
          aria-label="Address of a picture"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="line" disabled={typed.trim() === ''} onClick={add}>
          Add
        </Button>
      </div>
    </Field>
  );
}
