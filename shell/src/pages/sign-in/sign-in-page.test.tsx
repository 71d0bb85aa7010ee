import { signIn } from '@flint/shared/contracts/credentials';
import { sessionAtom } from '@flint/shared/state/session';
import { screen, waitFor } from '@testing-library/react';
import { maya, openPage } from '../../testing/open-page';
import SignInPage from './sign-in-page';

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: /^(Sign|Signing) in$/ });

async function signInAt(at: string, server: Parameters<typeof openPage>[1]) {
  const page = await openPage(SignInPage, { at, ...server });
  await page.user.type(email(), 'maya@example.com');
  await page.user.type(password(), 'a long password{Enter}');
  return page;
}
const welcome = { server: (api: { answer: CallableFunction }) => api.answer(signIn, { body: { user: maya } }) };

test('shows email and password, and no Google button where the server has none', async () => {
  await openPage(SignInPage, { at: '/signin' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
  expect(email()).toHaveAttribute('autocomplete', 'email');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.queryByText('Continue with Google')).not.toBeInTheDocument();
});

test('the configured Google button passes on the return target', async () => {
  await openPage(SignInPage, { at: '/signin?next=%2Fcredits%3Fa%3Db', googleSignIn: true });
  const google = screen.getByRole('link', { name: 'Continue with Google' });
  expect(google).toHaveAttribute('href', 'http://api.test/api/auth/google?next=%2Fcredits%3Fa%3Db');
});

test('signing in leads to the dashboard', async () => {
  const { location, store, api } = await signInAt('/signin', welcome);
  await waitFor(() => expect(location()).toBe('/dashboard'));
  expect(store.get(sessionAtom).user).toEqual(maya);
  expect(api.sent[0]?.body).toEqual({ email: 'maya@example.com', password: 'a long password' });
});

test('signing in leads back to the requested page', async () => {
  const { location } = await signInAt('/signin?next=%2Fgenerator%3Fprompt%3Da%2520hill&reason=auth_required', welcome);
  await waitFor(() => expect(location()).toBe('/generator?prompt=a%20hill'));
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'x', ''])(
  'next=%s drops the whole query',
  async (next) => {
    const { location } = await openPage(SignInPage, { at: `/signin?${new URLSearchParams({ next, reason: 'x' })}` });
    expect(location()).toBe('/signin');
    expect(submit()).toBeInTheDocument();
  },
);

test.each([
  ['/signin?next=%2Fcredits', '/credits'],
  ['/signin', '/dashboard'],
  ['/signin?next=https%3A%2F%2Fevil.example', '/dashboard'],
])('a signed-in visitor at %s is redirected to %s', async (at, to) => {
  const { location } = await openPage(SignInPage, { at, as: maya });
  expect(location()).toBe(to);
});

test.each([
  ['auth_required', 'Sign in to open this page. You will land where you were going.'],
  ['password_changed', 'Your password is changed. Sign in with the new one.'],
  ['email_verified', 'Your e-mail address is verified. Sign in to go on.'],
  ['google_cancelled', 'You came back from Google without signing in. Nothing was changed.'],
  [
    'google_unverified',
    'Google has not verified this address. Verify it in your Google account, or sign in with e-mail and password.',
  ],
  ['google_failed', 'Signing in with Google did not work. Try again, or sign in with e-mail and password.'],
])('explains the redirect: %s', async (reason, words) => {
  await openPage(SignInPage, { at: `/signin?reason=${reason}` });
  expect(screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === words)).toBeVisible();
});

test('the sign-up link keeps the return target', async () => {
  await openPage(SignInPage, { at: '/signin?next=%2Fcredits' });
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup?next=%2Fcredits');
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
});

test('an empty error answer says Sign in failed, and typed text stays', async () => {
  const { location } = await signInAt('/signin', { server: (api) => api.answer(signIn, { status: 500 }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sign in failed');
  expect([email().value, password().value]).toEqual(['maya@example.com', 'a long password']);
  expect(location()).toBe('/signin');
});

test('the next attempt clears the previous error', async () => {
  const body = { message: 'The e-mail address or the password is not right.', error: 'wrong_credentials' };
  const { api, user } = await signInAt('/signin', { server: (each) => each.answer(signIn, { status: 401, body }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(body.message);
  api.answer(signIn, () => new Promise(() => undefined));
  await user.click(submit());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a missing value gets an error at its field', async () => {
  const { user, api } = await openPage(SignInPage, { at: '/signin' });
  await user.click(submit());
  expect(email()).toHaveAccessibleDescription('Enter an e-mail address like you@example.com.');
  expect(password()).toHaveAccessibleDescription('Enter your password.');
  expect(email()).toHaveFocus();
  expect(api.sent).toEqual([]);
});

test('two presses send one request', async () => {
  const { user, api } = await signInAt('/signin', {
    server: (each) => each.answer(signIn, () => new Promise(() => undefined)),
  });
  await user.click(submit());
  await user.type(password(), '{Enter}');
  expect(api.sentTo(signIn)).toHaveLength(1);
  expect(submit()).toHaveAttribute('aria-busy', 'true');
});
