import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { type ApiKey, createApiKey, NewApiKey } from '@flint/shared/contracts/api-keys';
import { invalidate } from '@flint/shared/state/resources';
import { Button } from '@flint/shared/ui/button';
import { Dialog } from '@flint/shared/ui/dialog';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { Select } from '@flint/shared/ui/select';
import { TextInput } from '@flint/shared/ui/text-input';
import { useForm } from '@flint/shared/ui/use-form';
import clsx from 'clsx';
import { useStore } from 'jotai';
import { type RefObject, useRef } from 'react';
import { type AccessValues, CapField, canSpend, ScopeChoice } from './access-fields';
import styles from './developers.module.css';
import { KEYS } from './keys';

interface NewKeyDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onMade: (made: { secret: string; key: ApiKey }) => void;
}

/** Makes a key: its name, what it may do, how much it may spend, and when it ends. */
export function NewKeyDialog({ open, onOpenChange, onMade }: NewKeyDialogProps) {
  const name = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="New key" initialFocus={name}>
      <NewKeyForm
        nameRef={name}
        onMade={(made) => {
          onOpenChange(false);
          onMade(made);
        }}
      />
    </Dialog>
  );
}

interface Start extends AccessValues {
  name: string;
  days: number | null;
}

const START: Start = { name: '', scopes: ['read', 'make'], dailyCap: 50, days: 90 };

const ENDS = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: 'never', label: 'Never' },
] as const;

interface NewKeyFormProps extends Pick<NewKeyDialogProps, 'onMade'> {
  readonly nameRef: RefObject<HTMLInputElement | null>;
}

function NewKeyForm({ onMade, nameRef }: NewKeyFormProps) {
  const store = useStore();
  const { field, values, change, errors, props, busy, failure } = useForm({
    schema: NewApiKey,
    start: START,
    async send(body) {
      const made = await request(createApiKey, { body }, { idempotencyKey: crypto.randomUUID() });
      invalidate(store, KEYS.key);
      onMade(made);
    },
  });
  return (
    <form {...props} className={clsx(layout.stack, layout.loose)} aria-label="New key">
      <Field label="Name" help="Of the program that gets it." error={errors.name}>
        <TextInput ref={nameRef} autoComplete="off" {...field('name')} />
      </Field>
      <ScopeChoice {...{ values, errors }} onChange={change} />
      <div className={styles.pair}>
        {(canSpend(values.scopes) || errors.dailyCap) && <CapField {...{ values, errors }} onChange={change} />}
        <Field label="Expires" error={errors.days}>
          <Select
            name="days"
            options={ENDS}
            value={values.days === null ? 'never' : (String(values.days) as '30' | '90' | '365')}
            onChange={(value) => change({ days: value === 'never' ? null : Number(value) })}
          />
        </Field>
      </div>
      {failure !== null && (
        <Note tone="bad" role="alert" title={toMessage(failure)}>
          If a key stands in the list all the same, nobody knows it: revoke it.
        </Note>
      )}
      <Button type="submit" variant="ink" busy={busy} busyLabel="Making">
        Make the key
      </Button>
    </form>
  );
}
