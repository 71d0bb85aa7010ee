import { SignInBody } from '@flint/shared/contracts/credentials';
import { getHref } from '@flint/shared/contracts/routes';
import { sessionAtom, signIn } from '@flint/shared/state/session';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { PasswordInput } from '@flint/shared/ui/password-input';
import { TextInput } from '@flint/shared/ui/text-input';
import { useForm } from '@flint/shared/ui/use-form';
import { useAtomValue, useStore } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { Accepting } from '../auth/accepting';
import { AuthPage } from '../auth/auth-page';
import styles from '../auth/auth-page.module.css';
import { GoOn } from '../auth/go-on';
import { GoogleButton } from '../auth/google-button';
import { TextLink } from '../auth/text-link';
import { useDestination } from '../auth/use-destination';
import { FailureNote } from '../form/failure-note';
import { ReasonNote } from './reason-note';

/** Sign-in form; signed-in visitors are redirected at once. */
export default function SignInPage() {
  const { status } = useAtomValue(sessionAtom);
  const [query] = useSearchParams();
  const { next, href, refused } = useDestination();
  if (status === 'authenticated') return <GoOn to={href} />;
  if (refused) return <GoOn to={getHref('signin')} />;
  return (
    <AuthPage
      title="Sign in"
      lead={
        <>
          New here? <TextLink to={getHref('signup', { next })}>Create an account</TextLink>
        </>
      }
      foot={<Accepting by="signing in" />}
    >
      <ReasonNote reason={query.get('reason')} />
      <GoogleButton next={next} />
      <SignInForm />
    </AuthPage>
  );
}

function SignInForm() {
  const store = useStore();
  const { field, props, failure, busy, errors } = useForm({
    schema: SignInBody,
    start: { email: '', password: '' },
    send: async (body) => {
      await signIn(store, body);
    },
  });
  return (
    <form className={styles.form} {...props}>
      <FailureNote error={failure} />
      <Field label="E-mail" error={errors.email}>
        <TextInput type="email" autoComplete="email" {...field('email')} />
      </Field>
      <Field label="Password" error={errors.password}>
        <PasswordInput autoComplete="current-password" {...field('password')} />
      </Field>
      <Button type="submit" variant="ink" size="lg" block busy={busy} busyLabel="Signing in">
        Sign in
      </Button>
      <p>
        <TextLink to={getHref('forgotPassword')}>Forgot your password?</TextLink>
      </p>
    </form>
  );
}
