import { ImageAddress } from '@flint/shared/contracts/images';
import { isEnter } from '@flint/shared/input/is-enter';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import { useState } from 'react';
import type { Chosen } from './chosen';

interface AddressFieldProps {
  /** Error of the pictures as a whole. */
  fault: string | undefined;
  onAdd: (picture: Chosen) => void;
}

/** Adds a picture by its URL, on Enter or when the field loses focus. */
export function AddressField({ fault, onAdd }: AddressFieldProps) {
  const [typed, setTyped] = useState('');
  const [own, setOwn] = useState<string>();
  const address = typed.trim();
  const add = () => {
    if (address === '') return setOwn(undefined);
    const { error } = ImageAddress.safeParse(address);
    if (error) return setOwn(error.issues[0]?.message);
    const { pathname } = new URL(address, location.origin);
    onAdd({ ref: address, name: pathname.split('/').pop() || address, src: null });
    setTyped('');
    setOwn(undefined);
  };
  return (
    <Field label="Address of a picture" optional error={own ?? fault}>
      <div className={layout.row}>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          aria-label="Address of a picture"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (!isEnter(event) || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="line" disabled={address === ''} onClick={add}>
          Add
        </Button>
      </div>
    </Field>
  );
}
