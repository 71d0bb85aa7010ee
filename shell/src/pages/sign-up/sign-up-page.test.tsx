import { signUp } from '@flint/shared/contracts/credentials';
import { screen, waitFor } from '@testing-library/react';
import { maya, openPage } from '../../testing/open-page';
import SignUpPage from './sign-up-page';

const fresh = { ...maya, isEmailVerified: false };
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

async function signUpAt(at: string, answer: object, name = '') {
  const page = await openPage(SignUpPage, { at, server: (api) => api.answer(signUp, answer) });
  if (name) await page.user.type(screen.getByRole('textbox', { name: /Name/ }), name);
  await page.user.type(email(), 'maya@example.com');
  await page.user.type(password(), 'a long password{Enter}');
  return page;
}

test('shows email, password, an optional name, and the password rule', async () => {
  await openPage(SignUpPage, { at: '/signup' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create your account');
  expect(password()).toHaveAccessibleDescription('At least 8 characters.');
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
});

test('a new account continues to verification, and keeps the return target', async () => {
  const { location, api } = await signUpAt('/signup?next=%2Fgenerator', { body: { user: fresh } });
  await waitFor(() => expect(location()).toBe('/verify-email?next=%2Fgenerator'));
  expect(api.sent[0]?.body).toEqual({ email: 'maya@example.com', password: 'a long password' });
});

test('a name is sent when there is one', async () => {
  const { api } = await signUpAt('/signup', { body: { user: fresh } }, 'Maya');
  await waitFor(() => expect(api.sent[0]?.body).toMatchObject({ name: 'Maya' }));
});

test('a signed-in visitor is redirected', async () => {
  const { location } = await openPage(SignUpPage, { at: '/signup?next=%2Fcredits', as: maya });
  expect(location()).toBe('/credits');
});

test('a return target outside the product is dropped', async () => {
  const { location } = await openPage(SignUpPage, { at: '/signup?next=%2F%2Fevil.example' });
  expect(location()).toBe('/signup');
});

test('a taken address gets an error at its field, and the form keeps everything', async () => {
  const body = { message: 'An account with this e-mail address exists.', error: 'email_taken', field: 'email' };
  await signUpAt('/signup', { status: 409, body });
  await waitFor(() => expect(email()).toHaveAccessibleDescription(body.message));
  await waitFor(() => expect(email()).toHaveFocus());
  expect([email().value, password().value]).toEqual(['maya@example.com', 'a long password']);
});

test('an empty error answer says Sign up failed', async () => {
  await signUpAt('/signup', { status: 500 });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sign up failed');
});

test('a short password is refused before anything is sent', async () => {
  const { user, api } = await openPage(SignUpPage, { at: '/signup' });
  await user.type(email(), 'maya@example.com');
  await user.type(password(), 'short{Enter}');
  await waitFor(() => expect(password()).toHaveAccessibleDescription('A password has at least 8 characters.'));
  expect(api.sent).toEqual([]);
});
