import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import {
  answerContactForm,
  type ContactMessage,
  type ContactStatus,
  listContactForms,
  setContactStatus,
} from '@flint/shared/contracts/contact';
import { invalidate } from '@flint/shared/state/resources';
import { Badge } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import { TextArea } from '@flint/shared/ui/text-area';
import { useForm } from '@flint/shared/ui/use-form';
import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import styles from '../reviews/reviews.module.css';

const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** One message with its answers, and what staff can do with it. */
export function MessageItem({ message }: { message: ContactMessage }) {
  const store = useStore();
  const [failure, setFailure] = useState<string | null>(null);
  const { id, receipt, name, email, subject, status, suspected, createdAt, answers } = message;
  const set = async (next: ContactStatus) => {
    setFailure(null);
    try {
      await request(setContactStatus, { params: { id }, body: { status: next } });
      invalidate(store, listContactForms.id);
    } catch (error) {
      setFailure(toMessage(error));
    }
  };
  return (
    <li className={styles.review}>
      <div className={styles.head}>
        <strong>{subject || 'No subject'}</strong>
        {suspected && <Badge tone="warn">Perhaps a robot</Badge>}
        <span className={`${text.small} ${text.faint}`}>
          {receipt} · {TIME.format(new Date(createdAt))}
        </span>
      </div>
      <p className={text.small}>
        {name && `${name}, `}
        {email}
      </p>
      <p className={styles.comment}>{message.message}</p>
      {answers.map((answer) => (
        <div key={answer.id} className={layout.stack}>
          <p className={`${text.small} ${text.faint}`}>Answered {TIME.format(new Date(answer.createdAt))}</p>
          <p className={styles.comment}>{answer.text}</p>
        </div>
      ))}
      {failure && <p className={text.bad}>{failure}</p>}
      <Answer id={id} receipt={receipt} />
      <div>
        <Button size="sm" onClick={() => set(status === 'closed' ? 'open' : 'closed')}>
          {status === 'closed' ? 'Open again' : 'Close without an answer'}
        </Button>
      </div>
    </li>
  );
}

function Answer({ id, receipt }: { id: string; receipt: string }) {
  const store = useStore();
  const idempotencyKey = useRef(crypto.randomUUID());
  const { field, errors, props, busy, failure, reset } = useForm({
    schema: answerContactForm.body,
    start: { text: '' },
    async send(body) {
      await request(answerContactForm, { params: { id }, body }, { idempotencyKey: idempotencyKey.current });
      idempotencyKey.current = crypto.randomUUID();
      reset();
      invalidate(store, listContactForms.id);
    },
  });
  return (
    <form {...props} className={`${layout.stack} ${layout.tight}`} aria-label={`Answer ${receipt}`}>
      <Field label="Answer" error={errors.text ?? (failure === null ? undefined : toMessage(failure))}>
        <TextArea className={styles.area} {...field('text')} />
      </Field>
      <div>
        <Button type="submit" size="sm" variant="ink" busy={busy} busyLabel="Sending">
          Send by e-mail
        </Button>
      </div>
    </form>
  );
}
