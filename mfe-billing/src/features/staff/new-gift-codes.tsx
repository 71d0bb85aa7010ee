import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { createGiftCodes, listGiftCodes, NewGiftCodes } from '@flint/shared/contracts/gift-codes';
import { invalidate } from '@flint/shared/state/resources';
import { Button } from '@flint/shared/ui/button';
import { CopyButton } from '@flint/shared/ui/copy-button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import { useForm } from '@flint/shared/ui/use-form';
import { useStore } from 'jotai';
import { useState } from 'react';
import { WholeNumber } from '../forms/whole-number';
import styles from './staff.module.css';

interface Start {
  campaign: string;
  credits: number | undefined;
  uses: number | undefined;
  count: number | undefined;
  lastDay: string | undefined;
  creditDays: number | undefined;
}

const START: Start = { campaign: '', credits: 50, uses: 1, count: 1, lastDay: undefined, creditDays: 90 };

/** Creates gift codes, and shows them this once. */
export function NewGiftCodesForm() {
  const store = useStore();
  const [secrets, setSecrets] = useState<readonly string[]>([]);
  const { field, values, change, errors, props, busy, failure } = useForm({
    schema: NewGiftCodes,
    start: START,
    async send(body) {
      const answer = await request(createGiftCodes, { body }, { idempotencyKey: crypto.randomUUID() });
      setSecrets(answer.secrets);
      change({ campaign: '' });
      invalidate(store, listGiftCodes.id);
    },
  });
  const number = (name: 'credits' | 'uses' | 'count' | 'creditDays') => ({
    ...{ name, value: values[name], error: errors[name] },
    onChange: (value: number | undefined) => change({ [name]: value }),
  });
  return (
    <section className={layout.stack} aria-labelledby="new-codes">
      <h2 className={text.h} id="new-codes">
        New codes
      </h2>
      {secrets.length > 0 && <Secrets secrets={secrets} />}
      {failure !== null && (
        <Note tone="bad" role="alert" title={toMessage(failure)}>
          If codes were created all the same, they stand below and nobody knows them: disable them.
        </Note>
      )}
      <form {...props} className={styles.form} aria-label="New gift codes">
        <Field label="Campaign" help="Users read it beside their credits." error={errors.campaign}>
          <TextInput autoComplete="off" {...field('campaign')} />
        </Field>
        <WholeNumber label="Credits for each user" {...number('credits')} />
        <WholeNumber label="Users for each code" help="How many can redeem it." {...number('uses')} />
        <WholeNumber label="Codes" {...number('count')} />
        <Field label="Last day" optional help="UTC. Without one, codes do not end." error={errors.lastDay}>
          <TextInput
            type="date"
            name="lastDay"
            value={values.lastDay ?? ''}
            onChange={({ target }) => change({ lastDay: target.value === '' ? undefined : target.value })}
          />
        </Field>
        <WholeNumber
          label="Days the credits last"
          optional
          help="From redeeming. Without, they do not expire."
          {...number('creditDays')}
        />
        <div className={styles.wide}>
          <Button type="submit" variant="ink" busy={busy} busyLabel="Creating">
            Create codes
          </Button>
        </div>
      </form>
    </section>
  );
}

function Secrets({ secrets }: { secrets: readonly string[] }) {
  return (
    <>
      <Note tone="good" role="status" title={secrets.length === 1 ? 'The code is here.' : 'The codes are here.'}>
        Copy now: only a hash is kept, and nobody can read {secrets.length === 1 ? 'it' : 'them'} again.
      </Note>
      <ul className={styles.secrets} aria-label="Created codes">
        {secrets.map((secret) => (
          <li key={secret}>
            {secret}
            <CopyButton what={`code ${secret}`} text={secret} />
          </li>
        ))}
      </ul>
    </>
  );
}
