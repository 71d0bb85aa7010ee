import { STARTER_CREDITS } from '@flint/shared/contracts/credits';
import { getHref } from '@flint/shared/contracts/routes';
import { PASSWORD_MIN, SignUpBody } from '@flint/shared/contracts/users';
import { sessionAtom, signUp } from '@flint/shared/state/session';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { PasswordInput } from '@flint/shared/ui/password-input';
import { TextInput } from '@flint/shared/ui/text-input';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useAtomValue, useStore } from 'jotai';
import { Accepting } from '../auth/accepting';
import { AuthPage } from '../auth/auth-page';
import styles from '../auth/auth-page.module.css';
import { GoOn } from '../auth/go-on';
import { GoogleButton } from '../auth/google-button';
import { TextLink } from '../auth/text-link';
import { useDestination } from '../auth/use-destination';
import { FailureNote } from '../form/failure-note';
import { useCallForm } from '../form/use-call-form';

/** Creating an account; a new one goes on to prove its address. */
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
  const { form, submit, failure, busy, errors } = useCallForm(
    standardSchemaResolver(SignUpBody),
    empty,
    async ({ name, ...account }) => {
      await signUp(store, name ? { ...account, name } : account);
    },
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FailureNote error={failure} />
      <Field label="Name" optional error={errors.name?.message}>
        <TextInput autoComplete="name" {...form.register('name')} />
      </Field>
      <Field label="E-mail" help="We send six digits to it." error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field label="Password" help={`At least ${PASSWORD_MIN} characters.`} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button type="submit" variant="ink" size="lg" block busy={busy} busyLabel="Creating it">
        Create account
      </Button>
    </form>
  );
}
