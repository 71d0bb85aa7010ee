import { forgotPassword, resetPassword } from '@flint/shared/contracts/password-reset';
import { screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import ForgotPasswordPage from './forgot-password-page';

const link = '/forgot-password?token=t0ken&email=maya%40example.com';

describe('requesting the link', () => {
  test('shows an email field, and the server’s one answer', async () => {
    const message = 'If this address has an account, a link is on its way.';
    const { user, api } = await openPage(ForgotPasswordPage, {
      at: '/forgot-password',
      server: (each) => each.answer(forgotPassword, { body: { success: true, message } }),
    });
    await user.type(screen.getByLabelText('E-mail'), 'Maya@example.com{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(api.sent[0]?.body).toEqual({ email: 'maya@example.com' });
  });

  test('shows why the request was refused', async () => {
    const body = { message: 'Too many mails. Try again in 5 minutes.', error: 'rate_limited' };
    const { user } = await openPage(ForgotPasswordPage, {
      at: '/forgot-password',
      server: (api) => api.answer(forgotPassword, { status: 429, body }),
    });
    await user.type(screen.getByLabelText('E-mail'), 'maya@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(body.message);
    expect(screen.getByLabelText('E-mail')).toHaveValue('maya@example.com');
  });
});

describe('the link', () => {
  test('sets the new password and leads to sign-in', async () => {
    const { user, api, location } = await openPage(ForgotPasswordPage, {
      at: link,
      server: (each) => each.answer(resetPassword, { body: { success: true } }),
    });
    await user.type(screen.getByLabelText('New password'), 'another password{Enter}');
    await waitFor(() => expect(location()).toBe('/signin?reason=password_changed'));
    expect(api.sent[0]?.body).toEqual({
      email: 'maya@example.com',
      token: 't0ken',
      newPassword: 'another password',
    });
  });

  test('that has expired leads to a new one', async () => {
    const body = { message: 'This link was used.', error: 'invalid_input', field: 'token' };
    const { user } = await openPage(ForgotPasswordPage, {
      at: link,
      server: (api) => api.answer(resetPassword, { status: 400, body }),
    });
    await user.type(screen.getByLabelText('New password'), 'another password{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link was used.');
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password?email=maya%40example.com',
    );
    expect(screen.getByLabelText('New password')).toHaveValue('another password');
  });

  test('refuses a short password', async () => {
    const { user, api } = await openPage(ForgotPasswordPage, { at: link });
    await user.type(screen.getByLabelText('New password'), 'short{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
        'A password has at least 8 characters.',
      ),
    );
    expect(api.sent).toEqual([]);
  });
});
