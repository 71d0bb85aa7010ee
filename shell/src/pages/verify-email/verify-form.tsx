import { CODE_MINUTES, VerifyBody } from '@flint/shared/contracts/email-verification';
import { getHref } from '@flint/shared/contracts/routes';
import type { User } from '@flint/shared/contracts/users';
import { sessionAtom } from '@flint/shared/state/session';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { TextInput } from '@flint/shared/ui/text-input';
import { useForm } from '@flint/shared/ui/use-form';
import { useStore } from 'jotai';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styles from '../auth/auth-page.module.css';
import { OutboxLink } from '../auth/outbox-link';
import { useDestination } from '../auth/use-destination';
import { FailureNote } from '../form/failure-note';
import { CodeInput } from './code-input';
import { finishVerification } from './finish-verification';
import { useResend } from './use-resend';

/** Takes the code, for the signed-in user's address or one that is typed. */
export function VerifyForm({ user }: { user: User | null }) {
  const store = useStore();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { next } = useDestination();
  const start = { email: user?.email ?? query.get('email') ?? '', code: '' };
  const { values, field, check, props, fail, failure, busy, errors } = useForm({
    schema: VerifyBody,
    start,
    send: async (body) => {
      await finishVerification(store, body);
      // A correct code does not sign in by itself.
      if (store.get(sessionAtom).user === null)
        navigate(getHref('signin', { next, reason: 'email_verified' }), { replace: true });
    },
  });
  const { resend, left, sent } = useResend(user, fail);
  const sendAgain = async () => {
    if (check('email')) await resend(values.email.trim());
  };
  return (
    <form className={styles.form} {...props}>
      <p>
        {user ? (
          <>
            We sent six digits to <strong>{user.email}</strong>. They work for {CODE_MINUTES} minutes.
          </>
        ) : (
          `Enter your address and the six digits we sent to it. They work for ${CODE_MINUTES} minutes.`
        )}
      </p>
      <FailureNote error={failure} />
      {!user && (
        <Field label="E-mail" error={errors.email}>
          <TextInput type="email" autoComplete="email" {...field('email')} />
        </Field>
      )}
      <Field label="Six digits" error={errors.code}>
        <CodeInput {...field('code')} />
      </Field>
      <Button type="submit" variant="ink" size="lg" block busy={busy} busyLabel="Verifying">
        Verify
      </Button>
      <div>
        <Button variant="line" disabled={left > 0} onClick={sendAgain}>
          {left > 0 ? `Send a new code in ${left} s` : 'Send a new code'}
        </Button>
      </div>
      <p role="status" className={sent ? undefined : 'sr'}>
        {sent}
      </p>
      <OutboxLink to={values.email} />
    </form>
  );
}
