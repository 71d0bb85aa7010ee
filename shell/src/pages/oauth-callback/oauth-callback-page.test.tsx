import { screen } from '@testing-library/react';
import { maya, openPage } from '../../testing/open-page';
import OAuthCallbackPage from './oauth-callback-page';

const open = (at: string, visit = {}) => openPage(OAuthCallbackPage, { at, ...visit });

test.each([
  ['/oauth/callback', '/dashboard'],
  ['/oauth/callback?next=%2Fgenerator%3Fprompt%3Dhill', '/generator?prompt=hill'],
  ['/oauth/callback?next=https%3A%2F%2Fevil.example', '/dashboard'],
  ['/oauth/callback?next=%2F%2Fevil.example', '/dashboard'],
])('signed in, %s redirects to %s', async (at, to) => {
  expect((await open(at, { as: maya })).location()).toBe(to);
});

test.each([
  ['access_denied', 'google_cancelled'],
  ['email_not_verified', 'google_unverified'],
  ['account_not_linked', 'google_unverified'],
  ['state_mismatch', 'google_failed'],
])('the error %s redirects to sign-in with its reason, and keeps the return target', async (error, reason) => {
  const { location } = await open(`/oauth/callback?next=%2Fcredits&error=${error}`);
  expect(location()).toBe(`/signin?next=%2Fcredits&reason=${reason}`);
});

test('the page waits until the session is known', async () => {
  const { location } = await open('/oauth/callback');
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(location()).toBe('/oauth/callback');
});
