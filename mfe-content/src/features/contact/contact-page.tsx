import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import {
  CONTACT_CONTENT,
  CONTACT_MESSAGE_MAX,
  type ContactAnswer,
  ContactBody,
  sendContactForm,
} from '@flint/shared/contracts/contact';
import { bootAtom } from '@flint/shared/state/boot';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import { TextArea } from '@flint/shared/ui/text-area';
import { TextInput } from '@flint/shared/ui/text-input';
import { useForm } from '@flint/shared/ui/use-form';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { InfoPage, TextLink } from '../info/info-page';
import styles from './contact.module.css';

const START = { name: '', email: '', subject: '', message: '', extra: '' };

type Sent = Extract<ContactAnswer, { receipt: string }>;
type Refused = Exclude<ContactAnswer, Sent>;

/** Public page: a message to the people who run this server, without an account. */
export default function ContactPage() {
  const { content } = useAtomValue(bootAtom) ?? {};
  const answer = content?.key === CONTACT_CONTENT ? (content.data as ContactAnswer) : undefined;
  const [sent, setSent] = useState<Sent | null>(answer && 'receipt' in answer ? answer : null);
  const refused = answer && 'problems' in answer ? answer : undefined;
  return (
    <InfoPage
      title="Contact us"
      lead="Your message reaches the people who run this Flint. The answer comes by e-mail; you need no account."
    >
      <div className={styles.place}>
        {sent ? (
          <Receipt {...sent} onAgain={() => setSent(null)} />
        ) : (
          <ContactForm refused={refused} onSent={setSent} />
        )}
      </div>
      <p className={`${text.small} ${text.soft}`}>
        In a hurry? The <TextLink to="/docs">documentation</TextLink> and the{' '}
        <TextLink to="/support">support page</TextLink> answer most questions at once.
      </p>
    </InfoPage>
  );
}

function Receipt({ receipt, email, onAgain }: Sent & { onAgain: () => void }) {
  return (
    <Note
      tone="good"
      role="status"
      title="Your message has arrived."
      action={
        <Button variant="line" size="sm" onClick={onAgain}>
          Write another
        </Button>
      }
    >
      Its number is <strong>{receipt}</strong>. We answer to {email}.
    </Note>
  );
}

/** @param refused what the server refused of the form, when the browser sent it before this program was there */
function ContactForm({ refused, onSent }: { refused: Refused | undefined; onSent: (sent: Sent) => void }) {
  // A message whose answer was lost keeps its key, so that sending it again stores it once.
  const idempotencyKey = useRef<string | null>(null);
  const { field, values, errors, props, busy, failure } = useForm({
    schema: ContactBody,
    start: refused?.fields ?? START,
    async send(body) {
      idempotencyKey.current ??= crypto.randomUUID();
      const { receipt } = await request(sendContactForm, { body }, { idempotencyKey: idempotencyKey.current });
      onSent({ receipt, email: body.email });
    },
  });
  const change = (name: keyof typeof START) => {
    const { onChange, ...rest } = field(name);
    return {
      ...rest,
      onChange: (event: Parameters<typeof onChange>[0]) => {
        idempotencyKey.current = null;
        onChange(event);
      },
    };
  };
  return (
    // The server takes the form itself where there is no JavaScript.
    <form {...props} method="post" action="/contact" className={layout.stack} aria-label="Write to us">
      {refused && failure === null && (
        <Note tone="bad" role="alert" title="Your message was not sent.">
          {refused.problems.map(({ message }) => message).join(' ')} What you wrote is still here.
        </Note>
      )}
      {failure !== null && (
        <Note tone="bad" role="alert" title={toMessage(failure)}>
          What you wrote is still here.
        </Note>
      )}
      <div className={styles.pair}>
        <Field label="Name" optional error={errors.name}>
          <TextInput autoComplete="name" {...change('name')} />
        </Field>
        <Field label="E-mail" error={errors.email} help="Where the answer goes.">
          <TextInput type="email" autoComplete="email" {...change('email')} />
        </Field>
      </div>
      <Field label="Subject" optional error={errors.subject}>
        <TextInput autoComplete="off" {...change('subject')} />
      </Field>
      <Field
        label="Message"
        error={errors.message}
        counter={{ value: values.message.length, max: CONTACT_MESSAGE_MAX }}
      >
        <TextArea className={styles.message} {...change('message')} />
      </Field>
      {/* Honeypot. Each password manager has its own attribute that keeps it away. */}
      <div className={styles.aside} aria-hidden="true">
        <input
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
          {...change('extra')}
        />
      </div>
      <div>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Sending">
          Send message
        </Button>
      </div>
    </form>
  );
}
