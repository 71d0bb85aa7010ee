import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import type { CallOutput } from '@flint/shared/contracts/call';
import { redeemGiftCode } from '@flint/shared/contracts/gift-codes';
import { creditsStatement } from '@flint/shared/contracts/statement';
import { invalidate } from '@flint/shared/state/resources';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { formatCredits } from '@flint/shared/ui/format-number';
import { formatDay } from '@flint/shared/ui/format-time';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import { useForm } from '@flint/shared/ui/use-form';
import { useStore } from 'jotai';
import { useState } from 'react';
import styles from './credits.module.css';
import { OVERVIEW } from './overview';

type Redeemed = CallOutput<typeof redeemGiftCode>;

/** Redeems a gift code, and says what it gave and until when. */
export function RedeemCode() {
  const store = useStore();
  const [redeemed, setRedeemed] = useState<Redeemed | null>(null);
  const { field, errors, props, busy, failure, reset } = useForm({
    schema: redeemGiftCode.body,
    start: { code: '' },
    async send(body) {
      setRedeemed(null);
      setRedeemed(await request(redeemGiftCode, { body }));
      reset();
      for (const key of [OVERVIEW.key, creditsStatement.id]) invalidate(store, key);
    },
  });
  return (
    <section className={layout.stack} aria-labelledby="redeem">
      <h2 className={text.h} id="redeem">
        Have a code?
      </h2>
      {redeemed && <Added {...redeemed} />}
      <form {...props} className={styles.redeem} aria-label="Redeem a code">
        <Field
          label="Gift code"
          help="Four groups of five letters and digits."
          error={errors.code ?? (failure === null ? undefined : toMessage(failure))}
        >
          <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} {...field('code')} />
        </Field>
        <Button type="submit" variant="line" busy={busy} busyLabel="Redeeming">
          Redeem
        </Button>
      </form>
    </section>
  );
}

function Added({ added, credits, creditsExpireAt }: Redeemed) {
  const until =
    creditsExpireAt === null ? 'They do not expire.' : `They last until ${formatDay(new Date(creditsExpireAt))}.`;
  if (added)
    return (
      <Note tone="good" role="status" title={`${formatCredits(credits)} added.`}>
        {until}
      </Note>
    );
  return (
    <Note role="status" title="You have used this code before.">
      Its {formatCredits(credits)} were added then. {until}
    </Note>
  );
}
