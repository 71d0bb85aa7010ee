import { screen, waitFor } from '@testing-library/react';
import { maya, openPage } from '../../testing/open-page';
import ForgotPasswordPage from '../forgot-password/forgot-password-page';
import SignUpPage from '../sign-up/sign-up-page';
import { estimateStrength } from './estimate-strength';

const own = { email: 'maya@example.com', name: 'Maya Okafor' };
const meter = () => screen.findByRole('meter', { name: 'Password strength' });

test.each([
  ['maya', 1, 'Too short'],
  ['password1', 1, 'One of the most common passwords'],
  ['PassWord1', 1, 'One of the most common passwords'],
  ['mayaokafor1', 1, 'Little more than your name or address'],
  ['qwertyasdf', 2, 'Weak'],
  ['velvet-harbour-cinnamon-94', 5, 'Strong'],
])('%s is of level %d', (password, level, text) => {
  expect(estimateStrength({ ...own, password })).toEqual({ level, text });
});

test('the strength is shown from the first key on, as a meter and in words', async () => {
  const { user } = await openPage(SignUpPage, { at: '/signup' });
  expect(screen.queryByRole('meter')).toBeNull();
  await user.type(screen.getByLabelText('Password'), 'short');
  expect(await meter()).toHaveAttribute('value', '1');
  expect(screen.getByRole('status')).toHaveTextContent('Password strength: Too short');
  await user.type(screen.getByLabelText('Password'), ' velvet harbour 94');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Strong'));
  expect(await meter()).toHaveAttribute('aria-valuetext', 'Strong');
});

test('the words of the account count as known to a guesser', async () => {
  const { user } = await openPage(SignUpPage, { at: '/signup' });
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Maya Okafor');
  await user.type(screen.getByLabelText('Password'), 'mayaokafor');
  expect(await screen.findByRole('status')).toHaveTextContent('Little more than your name or address');
});

test('the page of a mailed link shows it, too', async () => {
  const { user } = await openPage(ForgotPasswordPage, { at: `/forgot-password?token=t&email=${maya.email}` });
  await user.type(screen.getByLabelText('New password'), 'password1');
  expect(await meter()).toHaveAttribute('value', '1');
});
