import { request } from '@flint/shared/api/request';
import { EmailBody } from '@flint/shared/contracts/email-verification';
import { forgotPassword } from '@flint/shared/contracts/password-reset';
import { getHref } from '@flint/shared/contracts/routes';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { Note } from '@flint/shared/ui/note';
import { TextInput } from '@flint/shared/ui/text-input';
import { useForm } from '@flint/shared/ui/use-form';
import { useState } from 'react';
import { AuthPage } from '../auth/auth-page';
import styles from '../auth/auth-page.module.css';
import { OutboxLink } from '../auth/outbox-link';
import { TextLink } from '../auth/text-link';
import { FailureNote } from '../form/failure-note';

const SENT = 'If this address has an account, a link to set a new password is on its way.';

/** Requests the reset mail; the answer is the same whether the address has an account or not (no user enumeration). */
export function AskForLink({ email }: { email: string }) {
  const [sent, setSent] = useState<{ to: string; text: string } | null>(null);
  const { field, props, failure, busy, errors } = useForm({
    schema: EmailBody,
    start: { email },
    send: async (body) => {
      setSent(null);
      const { message } = await request(forgotPassword, { body });
      setSent({ to: body.email, text: message ?? SENT });
    },
  });
  return (
    <AuthPage
      title="Reset your password"
      lead="We mail you a link that sets a new one."
      foot={<TextLink to={getHref('signin')}>Back to sign in</TextLink>}
    >
      <form className={styles.form} {...props}>
        <FailureNote error={failure} />
        {sent && (
          <Note tone="good" role="status">
            {sent.text}
          </Note>
        )}
        <Field label="E-mail" error={errors.email}>
          <TextInput type="email" autoComplete="email" {...field('email')} />
        </Field>
        <Button type="submit" variant="ink" size="lg" block busy={busy} busyLabel="Sending">
          Send the link
        </Button>
        {sent && <OutboxLink to={sent.to} />}
      </form>
    </AuthPage>
  );
}
