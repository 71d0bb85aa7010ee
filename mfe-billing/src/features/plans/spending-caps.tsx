import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import type { CallOutput } from '@flint/shared/contracts/call';
import { readSpendingCaps, SpendingCaps, setSpendingCaps } from '@flint/shared/contracts/spending-caps';
import { callResource } from '@flint/shared/state/resource';
import { invalidate } from '@flint/shared/state/resources';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { formatCredits } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { useForm } from '@flint/shared/ui/use-form';
import { useStore } from 'jotai';
import { useState } from 'react';
import { WholeNumber } from '../forms/whole-number';
import styles from './plans.module.css';

type State = CallOutput<typeof readSpendingCaps>;

const CAPS = callResource(readSpendingCaps, {});

/** Caps that the viewer sets on what orders may cost, by day and by run. */
export function SpendingCapsSection() {
  const { data, status, error, reload } = useResource(CAPS);
  return (
    <section className={styles.section} aria-labelledby="caps">
      <h2 className={text.h} id="caps">
        Spending caps
      </h2>
      {status === 'failed' && !data && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Orders keep to the caps that are set.
        </RetryNote>
      )}
      {status === 'loading' && <Skeleton shape="block" />}
      {data && <CapsForm state={data} />}
    </section>
  );
}

function CapsForm({ state }: { state: State }) {
  const store = useStore();
  const [saved, setSaved] = useState(false);
  const { values, change, errors, props, busy, failure } = useForm({
    schema: SpendingCaps,
    start: state.caps,
    async send(body) {
      await request(setSpendingCaps, { body });
      invalidate(store, CAPS.key);
      setSaved(true);
    },
  });
  const cap = (name: keyof SpendingCaps) => ({
    ...{ name, value: values[name] ?? undefined, error: errors[name] },
    onChange(value: number | undefined) {
      setSaved(false);
      change({ [name]: value ?? null });
    },
  });
  return (
    <form {...props} className={layout.stack} aria-label="Spending caps">
      <p className={text.soft}>
        An order that would go over a cap is refused before it costs anything. Without a number there is no cap.
      </p>
      <div className={styles.fields}>
        <WholeNumber
          label="Credits a day, at most"
          help={`${formatCredits(state.spentToday)} today. Days end at midnight UTC.`}
          {...cap('perDay')}
        />
        <WholeNumber
          label="Credits a run, at most"
          help="A template or an agent counts with all its steps."
          {...cap('perRun')}
        />
      </div>
      {failure !== null && <Note tone="bad" role="alert" title={toMessage(failure)} />}
      {saved && <Note tone="good" role="status" title="Saved. The caps hold from the next order on." />}
      <div>
        <Button type="submit" variant="line" busy={busy} busyLabel="Saving">
          Save the caps
        </Button>
      </div>
    </form>
  );
}
