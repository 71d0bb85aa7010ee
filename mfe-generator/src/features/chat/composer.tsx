import { MESSAGE_MAX } from '@flint/shared/contracts/chat';
import { TooFewCredits } from '@flint/shared/orders/parts/too-few-credits';
import { useOnline } from '@flint/shared/orders/use-online';
import { creditsAtom } from '@flint/shared/state/credits';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { formatNumber } from '@flint/shared/ui/format-number';
import { TextArea } from '@flint/shared/ui/text-area';
import { useAtomValue } from 'jotai';
import type { FormEvent } from 'react';
import { sendByEnter } from '../spark/composer/send-by-enter';
import styles from './chat.module.css';

interface ComposerProps {
  draft: string;
  onDraft: (draft: string) => void;
  /** The price: the most it can cost; undefined while unknown. */
  price: number | undefined;
  /** Whether answers are being written. */
  busy: boolean;
  onSend: () => void;
}

/** The message field. Enter sends, Shift and Enter insert a line break. */
export function Composer({ draft, onDraft, price, busy, onSend }: ComposerProps) {
  const online = useOnline();
  const { balance } = useAtomValue(creditsAtom);
  const tooLong = draft.length > MESSAGE_MAX;
  const short = price !== undefined && balance !== null && balance < price;
  const ready = draft.trim() !== '' && !tooLong && !short && !busy && online && price !== undefined;

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ready) onSend();
  };
  return (
    <form className={styles.composer} onSubmit={send}>
      <Field
        label="Message"
        error={tooLong ? `A message has at most ${formatNumber(MESSAGE_MAX)} characters.` : undefined}
        help={<Help {...{ online, short, balance, price }} />}
      >
        <TextArea
          className={styles.message}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={sendByEnter}
        />
      </Field>
      <Button type="submit" variant="ember" price={price} disabled={!ready}>
        Send
      </Button>
    </form>
  );
}

interface Means {
  online: boolean;
  short: boolean;
  balance: number | null;
  price: number | undefined;
}

function Help({ online, short, balance, price }: Means) {
  if (!online) return 'You are offline. What you typed is kept here.';
  if (short) return <TooFewCredits what="This" need={price ?? 0} balance={balance ?? 0} />;
  return 'The price is the most it can take; what is not used returns.';
}
