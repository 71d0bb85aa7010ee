import { MESSAGE_MAX } from '@flint/shared/contracts/chat';
import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import { type Problem, problemOf } from '@flint/shared/orders/problem';
import { Button } from '@flint/shared/ui/button';
import { formatNumber } from '@flint/shared/ui/format-number';
import { TextArea } from '@flint/shared/ui/text-area';
import { useAtomValue } from 'jotai';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
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

/** What was said, to be said otherwise. What stood there stays, one arrow away. */
export function EditForm({ message, onEdit, onClose }: EditFormProps) {
  const [text, setText] = useState(message.content);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const price = useAtomValue(priceAtom)?.(text);
  const form = useRef<HTMLFormElement>(null);
  const tooLong = text.length > MESSAGE_MAX;
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || tooLong || text.trim() === '' || price === undefined) return;
    setBusy(true);
    setProblem(null);
    try {
      await onEdit(message, text.trim());
      onClose();
    } catch (error) {
      setProblem(problemOf(error, price));
      setBusy(false);
    }
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Escape') return sendByEnter(event);
    event.stopPropagation();
    onClose();
  };
  return (
    <form ref={form} className={styles.edit} onSubmit={send}>
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
      {problem && <AskProblem problem={problem} />}
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
