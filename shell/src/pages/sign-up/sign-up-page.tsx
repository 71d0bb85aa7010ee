import { PASSWORD_MIN, SignUpBody } from '@flint/shared/contracts/credentials';
import { STARTER_CREDITS } from '@flint/shared/contracts/credits';
import { getHref } from '@flint/shared/contracts/routes';
import { sessionAtom, signUp } from '@flint/shared/state/session';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { PasswordInput } from '@flint/shared/ui/password-input';
import { TextInput } from '@flint/shared/ui/text-input';
import { useForm } from '@flint/shared/ui/use-form';
import { useAtomValue, useStore } from 'jotai';
import { Accepting } from '../auth/accepting';
import { AuthPage } from '../auth/auth-page';
import styles from '../auth/auth-page.module.css';
import { GoOn } from '../auth/go-on';
import { GoogleButton } from '../auth/google-button';
import { TextLink } from '../auth/text-link';
import { useDestination } from '../auth/use-destination';
import { FailureNote } from '../form/failure-note';
import { PasswordStrength } from '../password/password-strength';

/** Sign-up form; a new account continues to email verification. */
export default function SignUpPage() {
  const { status, user } = useAtomValue(sessionAtom);
  const { next, href, refused } = useDestination();
  if (status === 'authenticated') return <GoOn to={user?.isEmailVerified ? href : getHref('verifyEmail', { next })} />;
  if (refused) return <GoOn to={getHref('signup')} />;
  return (
    <AuthPage
      title="Create your account"
      lead={
        <>
          {STARTER_CREDITS} credits to start, no card. Have one already?{' '}
          <TextLink to={getHref('signin', { next })}>Sign in</TextLink>
        </>
      }
      foot={<Accepting by="creating an account" />}
    >
      <GoogleButton next={next} />
      <SignUpForm />
    </AuthPage>
  );
}

function SignUpForm() {
  const store = useStore();
  const empty = { email: '', password: '', name: '' };
  const { values, field, props, failure, busy, errors } = useForm({
    schema: SignUpBody,
    start: empty,
    send: async ({ name, ...account }) => {
      await signUp(store, name ? { ...account, name } : account);
    },
  });
  return (
    <form className={styles.form} {...props}>
      <FailureNote error={failure} />
      <Field label="Name" optional error={errors.name}>
        <TextInput autoComplete="name" {...field('name')} />
      </Field>
      <Field label="E-mail" help="We send six digits to it." error={errors.email}>
        <TextInput type="email" autoComplete="email" {...field('email')} />
      </Field>
      <Field label="Password" help={`At least ${PASSWORD_MIN} characters.`} error={errors.password}>
        <PasswordInput autoComplete="new-password" {...field('password')} />
      </Field>
      <PasswordStrength {...values} />
      <Button type="submit" variant="ink" size="lg" block busy={busy} busyLabel="Creating it">
        Create account
      </Button>
    </form>
  );
}
