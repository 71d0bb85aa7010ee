import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { readTopUp, type TopUpEnd, TopUpWish, turnOffTopUp, turnOnTopUp } from '@flint/shared/contracts/auto-top-up';
import type { CallOutput } from '@flint/shared/contracts/call';
import { CATALOGUE, packageOf } from '@flint/shared/contracts/catalogue';
import { formatMoney } from '@flint/shared/contracts/money';
import { callResource } from '@flint/shared/state/resource';
import { invalidate } from '@flint/shared/state/resources';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { formatCredits } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Select } from '@flint/shared/ui/select';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { useForm } from '@flint/shared/ui/use-form';
import clsx from 'clsx';
import { useStore } from 'jotai';
import { WholeNumber } from '../forms/whole-number';
import { sayShortDay } from './overview';
import styles from './plans.module.css';
import { useAction } from './use-action';

type State = CallOutput<typeof readTopUp>;

const TOP_UP = callResource(readTopUp, {});

const PACKAGES = CATALOGUE.packages.map(({ productId, name, credits, price }) => ({
  value: productId,
  label: `${name}: ${formatCredits(credits)} for ${formatMoney(price)}`,
}));

/** Buying a package by itself when the balance is low: off until it is turned on here. */
export function AutoTopUp() {
  const { data, status, error, reload } = useResource(TOP_UP);
  return (
    <section className={styles.section} aria-labelledby="top-up">
      <h2 className={text.h} id="top-up">
        Automatic top-up
      </h2>
      {status === 'failed' && !data && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Nothing was changed.
        </RetryNote>
      )}
      {status === 'loading' && <Skeleton shape="block" />}
      {data && (
        <div className={layout.stack}>
          <Standing state={data} />
          <TopUpForm state={data} />
        </div>
      )}
    </section>
  );
}

const ENDED: Record<TopUpEnd, string> = {
  declined: 'Your card was declined again and again.',
  no_card: 'No card is saved any more. Buy a package once: its card is then charged.',
  changed: 'The package has another price now, or is not sold any more.',
};

/** Whether it is on, what it did, and what its owner has to do. */
function Standing({ state: { state, ended, wish, usedThisMonth, declined, confirmUrl, mode } }: { state: State }) {
  const bought = wish && packageOf(wish.productId);
  return (
    <>
      {state === 'off' && (
        <p className={text.soft}>
          Off. Turned on, it buys a package with your saved card when your credits run low, up to the cap you set.
        </p>
      )}
      {state === 'on' && bought && (
        <p>
          <span className={text.strong}>On.</span> Buys {bought.name} for {formatMoney(bought.price)} when you have less
          than {formatCredits(wish.below)}. This month: {usedThisMonth} of {wish.timesPerMonth}.
        </p>
      )}
      {state === 'on' && declined > 0 && (
        <Note tone="warn" title="The last charge was declined.">
          It is tried again within about an hour. After three times it turns itself off.
        </Note>
      )}
      {state === 'on' && wish && usedThisMonth >= wish.timesPerMonth && (
        <Note tone="warn" title="This month’s cap is reached.">
          Nothing more is bought before {sayShortDay(nextMonth(new Date()))}. Raise the cap below to buy sooner.
        </Note>
      )}
      {state === 'paused' && (
        <Note
          tone="warn"
          title={
            confirmUrl ? 'Paused: your bank asks you to confirm a payment.' : 'Paused: a payment was not confirmed.'
          }
          action={
            confirmUrl && (
              // By a full load: the page of card fields has a policy of its own.
              <a className={text.link} href={confirmUrl}>
                Confirm the payment
              </a>
            )
          }
        >
          Nothing more is charged until then. Turning it on again starts anew.
        </Note>
      )}
      {ended && (
        <Note tone="bad" title="It turned itself off.">
          {ENDED[ended]}
        </Note>
      )}
      {mode === 'test' && (
        <p className={clsx(text.small, text.soft)}>
          Test mode: no money moves. A package that you bought on the test page stands for a saved card.
        </p>
      )}
    </>
  );
}

/** The first day of the next calendar month, UTC, at noon: the same day in nearly every time zone. */
function nextMonth(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 12)).toISOString();
}

interface Start extends Pick<TopUpWish, 'productId' | 'amount'> {
  below: number | undefined;
  timesPerMonth: number | undefined;
}

const priceOf = (productId: string) => packageOf(productId)?.price.amount ?? 0;

/** What was chosen last, at the price of now. */
function startOf(wish: State['wish']): Start {
  const isSold = wish !== null && packageOf(wish.productId) !== undefined;
  const productId = isSold ? wish.productId : (PACKAGES[0]?.value ?? '');
  const { below = 20, timesPerMonth = 1 } = wish ?? {};
  return { productId, below, timesPerMonth, amount: priceOf(productId) };
}

function TopUpForm({ state: { state, wish } }: { state: State }) {
  const store = useStore();
  const off = useAction('turnOffTopUp/rejected');
  const { values, change, errors, props, busy, failure } = useForm({
    schema: TopUpWish,
    start: startOf(wish),
    async send(body) {
      await request(turnOnTopUp, { body });
      invalidate(store, TOP_UP.key);
    },
  });
  const number = (name: 'below' | 'timesPerMonth') => ({
    ...{ name, value: values[name], error: errors[name] },
    onChange: (value: number | undefined) => change({ [name]: value }),
  });
  const price = packageOf(values.productId)?.price;
  const most = (price?.amount ?? 0) * (values.timesPerMonth || 0);
  return (
    <form {...props} className={layout.stack} aria-label="Automatic top-up">
      <div className={styles.fields}>
        <Field label="Package" error={errors.productId}>
          <Select
            name="productId"
            options={PACKAGES}
            value={values.productId}
            onChange={(productId) => change({ productId, amount: priceOf(productId) })}
          />
        </Field>
        <WholeNumber label="When you have less than" help="Credits that you can spend." {...number('below')} />
        <WholeNumber
          label="Purchases a month, at most"
          help={
            price && most > 0 ? `At most ${formatMoney({ ...price, amount: most })} in a calendar month.` : undefined
          }
          {...number('timesPerMonth')}
        />
      </div>
      {(failure !== null || off.failure !== null) && (
        <Note tone="bad" role="alert" title={off.failure ?? toMessage(failure)} />
      )}
      <div className={layout.row}>
        <Button type="submit" variant="line" busy={busy} busyLabel="Saving">
          {state === 'on' ? 'Save the change' : 'Turn it on'}
        </Button>
        {state !== 'off' && (
          <Button
            variant="plain"
            busy={off.busy !== null}
            busyLabel="Turning it off"
            onClick={() =>
              void off.run('off', async () => {
                await request(turnOffTopUp, {});
                invalidate(store, TOP_UP.key);
              })
            }
          >
            Turn it off
          </Button>
        )}
      </div>
    </form>
  );
}
