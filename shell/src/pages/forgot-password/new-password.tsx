import { request } from '@flint/shared/api/request';
import { PASSWORD_MIN } from '@flint/shared/contracts/credentials';
import { ResetBody, resetPassword } from '@flint/shared/contracts/password-reset';
import { getHref } from '@flint/shared/contracts/routes';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { Note } from '@flint/shared/ui/note';
import { PasswordInput } from '@flint/shared/ui/password-input';
import { useForm } from '@flint/shared/ui/use-form';
import { useNavigate } from 'react-router-dom';
import { AuthPage } from '../auth/auth-page';
import styles from '../auth/auth-page.module.css';
import { TextLink } from '../auth/text-link';
import { FailureNote } from '../form/failure-note';
import { PasswordStrength } from '../password/password-strength';

/** Sets the new password from the mailed link, then leads to sign-in. */
export function NewPassword({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const start = { token, email, newPassword: '' };
  const { values, field, props, failure, busy, errors } = useForm({
    schema: ResetBody,
    start,
    send: async (body) => {
      await request(resetPassword, { body });
      navigate(getHref('signin', { reason: 'password_changed' }), { replace: true });
    },
  });
  // Both come from the link, not from a field, so their errors concern the link.
  const badLink = errors.token ?? errors.email;
  return (
    <AuthPage
      title="Set a new password"
      lead={
        <>
          For <strong>{email}</strong>. Every open session ends.
        </>
      }
      foot={<TextLink to={getHref('signin')}>Back to sign in</TextLink>}
    >
      <form className={styles.form} {...props}>
        <FailureNote error={failure} />
        {badLink && (
          <Note
            tone="bad"
            role="alert"
            action={<TextLink to={getHref('forgotPassword', { email })}>Ask for a new link</TextLink>}
          >
            {badLink}
          </Note>
        )}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <Field label="New password" help={`At least ${PASSWORD_MIN} characters.`} error={errors.newPassword}>
          <PasswordInput autoComplete="new-password" {...field('newPassword')} />
        </Field>
        <PasswordStrength password={values.newPassword} email={email} />
        <Button type="submit" variant="ink" size="lg" block busy={busy} busyLabel="Saving">
          Set the password
        </Button>
      </form>
    </AuthPage>
  );
}
