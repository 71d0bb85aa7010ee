import { MESSAGE_MAX } from '@flint/shared/contracts/chat';
import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import { problemOf } from '@flint/shared/orders/problem';
import { Button } from '@flint/shared/ui/button';
import { formatNumber } from '@flint/shared/ui/format-number';
import { TextArea } from '@flint/shared/ui/text-area';
import { useSubmit } from '@flint/shared/ui/use-submit';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { AskProblem } from '../composer/ask-problem';
import { priceAtom } from '../composer/price-atom';
import { sendByEnter } from '../composer/send-by-enter';
import styles from './message.module.css';
import type { TalkActs } from './talk-acts';

interface EditFormProps {
  message: SparkMessage;
  onEdit: TalkActs['onEdit'];
  onClose: () => void;
}

/** Edits a sent message. The original stays as a sibling. */
export function EditForm({ message, onEdit, onClose }: EditFormProps) {
  const [text, setText] = useState(message.content);
  const price = useAtomValue(priceAtom)?.(text);
  const tooLong = text.length > MESSAGE_MAX;

  const { props, busy, failure } = useSubmit({
    faults: {},
    async send() {
      if (tooLong || text.trim() === '' || price === undefined) return;
      await onEdit(message, text.trim());
      onClose();
    },
  });
  const form = props.ref;
  useEffect(() => {
    form.current?.querySelector('textarea')?.focus();
  }, [form]);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Escape') return sendByEnter(event);
    event.stopPropagation();
    onClose();
  };
  return (
    <form className={styles.edit} {...props}>
      <TextArea
        aria-label="Your message"
        className={styles.editText}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      {message.attachments.length > 0 && <p className={styles.faint}>Its files stay with the message as it was.</p>}
      {tooLong && (
        <p className={styles.faint} role="alert">
          A message has at most {formatNumber(MESSAGE_MAX)} characters.
        </p>
      )}
      {failure !== null && <AskProblem problem={problemOf(failure, price ?? 0)} />}
      <div className={styles.editActs}>
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          size="sm"
          variant="ember"
          price={price}
          busy={busy}
          disabled={text.trim() === '' || tooLong || price === undefined}
        >
          Ask again
        </Button>
      </div>
    </form>
  );
}
