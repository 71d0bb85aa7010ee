import { request } from '@flint/shared/api/request';
import { SignInBody, signIn } from '@flint/shared/contracts/credentials';
import { getHref } from '@flint/shared/contracts/routes';
import { signOut, updateUser } from '@flint/shared/state/session';
import { Button } from '@flint/shared/ui/button';
import { Dialog } from '@flint/shared/ui/dialog';
import { Field } from '@flint/shared/ui/field';
import { PasswordInput } from '@flint/shared/ui/password-input';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import { useForm } from '@flint/shared/ui/use-form';
import clsx from 'clsx';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import form from '../pages/auth/auth-page.module.css';
import { FailureNote } from '../pages/form/failure-note';
import { isSignedIn } from './renew';
import type { WantedRenewal } from './wanted-renewal';

/** Session renewal: sign-in dialog over the current page, which keeps its state and continues afterwards. */
export default function RenewalDialog({ user, settle }: WantedRenewal) {
  const store = useStore();
  const password = useRef<HTMLInputElement>(null);

  // The user may sign in elsewhere, with Google or in another tab, and return to this page.
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'visible' && (await isSignedIn(store, user))) settle(true);
    };
    const onLook = () => void look();
    document.addEventListener('visibilitychange', onLook);
    return () => document.removeEventListener('visibilitychange', onLook);
  }, [store, user, settle]);

  const leave = async () => {
    settle(false);
    await signOut(store);
  };
  const { field, props, failure, busy, errors } = useForm({
    schema: SignInBody,
    start: { email: user.email, password: '' },
    send: async (body) => {
      const { user: found } = await request(signIn, { body });
      if (found.id !== user.id) return window.location.reload();
      updateUser(store, found);
      settle(true);
    },
  });
  return (
    <Dialog
      open
      alert
      onOpenChange={() => undefined}
      title="Sign in again"
      description="Your session is over. What is on this page is kept, and what you pressed is sent once you are back."
      initialFocus={password}
    >
      <form className={form.form} {...props}>
        <FailureNote error={failure} />
        <Field label="E-mail" error={errors.email}>
          <TextInput type="email" autoComplete="username" {...field('email')} />
        </Field>
        <Field label="Password" error={errors.password}>
          <PasswordInput ref={password} autoComplete="current-password" {...field('password')} />
        </Field>
        <Button type="submit" variant="ink" size="lg" block busy={busy} busyLabel="Signing in">
          Sign in
        </Button>
        <p className={clsx(text.small, text.soft)}>
          With Google, or a forgotten password?{' '}
          <a className={text.link} href={getHref('signin')} target="_blank" rel="noreferrer">
            Sign in in a new tab
          </a>{' '}
          and come back: this page goes on by itself.
        </p>
        <Button onClick={leave}>Sign out and leave this page</Button>
      </form>
    </Dialog>
  );
}
