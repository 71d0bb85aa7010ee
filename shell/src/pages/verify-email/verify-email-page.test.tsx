import { on } from '@flint/shared/api/bus';
import { creditsBalance } from '@flint/shared/contracts/credits';
import { resendVerification, verifyEmailCode } from '@flint/shared/contracts/email-verification';
import type { AppEvents } from '@flint/shared/contracts/events';
import type { User } from '@flint/shared/contracts/users';
import { creditsAtom } from '@flint/shared/state/credits';
import type { FakeApi } from '@flint/shared/testing/fake-api';
import { screen, waitFor } from '@testing-library/react';
import { maya, openPage } from '../../testing/open-page';
import VerifyEmailPage from './verify-email-page';

const unverified: User = { ...maya, isEmailVerified: false };
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Six digits' });
const resend = () => screen.getByRole('button', { name: /^Send a new code/ });
const verify = () => screen.getByRole('button', { name: /^Verify/ });

/** A server that accepts any code; verifying adds `gain` credits. */
function accepting(api: FakeApi, gain = 25) {
  let balance = 0;
  api.answer(creditsBalance, () => ({ body: { balance, held: 0 } }));
  api.answer(verifyEmailCode, () => {
    balance += gain;
    return { body: { success: true, user: maya } };
  });
}

let toasts: string[];
let stop: () => void;
beforeEach(() => {
  toasts = [];
  stop = on('toast', ({ text }: AppEvents['toast']) => toasts.push(text));
});
afterEach(() => stop());

describe('signed in', () => {
  const at = '/verify-email?next=%2Fgenerator';

  test('the code verifies the session’s address, with the credits it brought', async () => {
    const { user, location, api, store } = await openPage(VerifyEmailPage, { at, as: unverified, server: accepting });
    expect(screen.getByText(/We sent six digits to/).parentElement).toHaveTextContent('maya@example.com');
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    await user.type(code(), '123456{Enter}');
    await waitFor(() => expect(location()).toBe('/generator'));
    expect(api.sentTo(verifyEmailCode)[0]?.body).toEqual({ email: 'maya@example.com', code: '123456' });
    expect(store.get(creditsAtom).balance).toBe(25);
    expect(toasts).toEqual(['Address verified. 25 credits added.']);
  });

  test('does not mention credits that were not added', async () => {
    const server = (api: FakeApi) => accepting(api, 0);
    const { user, location } = await openPage(VerifyEmailPage, { at: '/verify-email', as: unverified, server });
    await user.type(code(), '123456{Enter}');
    await waitFor(() => expect(location()).toBe('/dashboard'));
    expect(toasts).toEqual(['Address verified.']);
  });

  test('a verified visitor is redirected at once', async () => {
    const { location } = await openPage(VerifyEmailPage, { at, as: maya, server: accepting });
    expect(location()).toBe('/generator');
  });

  test('a wrong code gets an error at its field, and stays', async () => {
    const body = { message: 'That is not the code.', error: 'invalid_input', field: 'code' };
    const server = (api: FakeApi) => {
      accepting(api);
      api.answer(verifyEmailCode, { status: 400, body });
    };
    const { user } = await openPage(VerifyEmailPage, { at, as: unverified, server });
    await user.type(code(), '999999');
    await user.click(verify());
    await waitFor(() => expect(code()).toHaveAccessibleDescription('That is not the code.'));
    expect(code()).toHaveValue('999999');
  });

  test('a code can be pasted with spaces, and autofilled', async () => {
    const { user } = await openPage(VerifyEmailPage, { at, as: unverified, server: accepting });
    await user.click(code());
    await user.paste(' 123 456 7');
    expect(code()).toHaveValue('123456');
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
  });

  test('a missing code is not sent', async () => {
    const { user, api } = await openPage(VerifyEmailPage, { at, as: unverified, server: accepting });
    await user.click(verify());
    await waitFor(() => expect(code()).toHaveAccessibleDescription('The code is six digits.'));
    expect(api.sentTo(verifyEmailCode)).toEqual([]);
  });
});

describe('a new code', () => {
  const at = '/verify-email';
  const answering = (answer: object) => (api: FakeApi) => {
    accepting(api);
    api.answer(resendVerification, answer);
  };

  test('is sent, and then not again for a minute', async () => {
    const server = answering({ body: { success: true } });
    const { user, api } = await openPage(VerifyEmailPage, { at, as: unverified, server });
    await user.click(resend());
    expect(await screen.findByText(/A new code is on its way to maya@example.com/)).toBeVisible();
    expect(resend()).toHaveTextContent('Send a new code in 60 s');
    expect(resend()).toBeDisabled();
    expect(api.sentTo(resendVerification)[0]?.body).toEqual({ email: 'maya@example.com' });
  });

  test('was sent at sign-up, so a new account waits for the rest of its minute', async () => {
    const justNow = { ...unverified, createdAt: new Date(Date.now() - 20_500).toISOString() };
    await openPage(VerifyEmailPage, { at, as: justNow, server: accepting });
    expect(resend()).toHaveTextContent(/in (39|40) s/);
  });

  test('waits as long as the server says', async () => {
    const body = { message: 'A code was asked for a moment ago.', error: 'rate_limited', retryAfterSeconds: 42 };
    const { user } = await openPage(VerifyEmailPage, { at, as: unverified, server: answering({ status: 429, body }) });
    await user.click(resend());
    expect(await screen.findByRole('alert')).toHaveTextContent(body.message);
    expect(resend()).toHaveTextContent('in 42 s');
  });
});

describe('signed out', () => {
  test('asks for the address too, and leads to sign-in', async () => {
    const { user, location } = await openPage(VerifyEmailPage, {
      at: '/verify-email?next=%2Fcredits',
      server: (api) => api.answer(verifyEmailCode, { body: { success: true, user: maya } }),
    });
    expect(resend()).toBeEnabled();
    await user.type(screen.getByLabelText('E-mail'), 'maya@example.com');
    await user.type(code(), '123456{Enter}');
    await waitFor(() => expect(location()).toBe('/signin?next=%2Fcredits&reason=email_verified'));
    expect(toasts).toEqual([]);
  });

  test('a new code needs an address', async () => {
    const { user, api } = await openPage(VerifyEmailPage, { at: '/verify-email' });
    await user.click(resend());
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toBeInvalid());
    expect(api.sent).toEqual([]);
  });
});

test.each([
  ['development', 1],
  ['production', 0],
] as const)('in %s the outbox is offered %i times', async (environment, times) => {
  await openPage(VerifyEmailPage, { at: '/verify-email', as: unverified, environment, server: accepting });
  const links = screen.queryAllByRole('link', { name: 'Read it in the outbox' });
  expect(links).toHaveLength(times);
  for (const link of links) expect(link).toHaveAttribute('href', '/dev/outbox?to=maya%40example.com');
});
