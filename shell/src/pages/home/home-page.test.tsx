import { bootAtom } from '@flint/shared/state/boot';
import { act, screen } from '@testing-library/react';
import { maya, openPage } from '../../testing/open-page';
import HomePage from './home-page';

const hrefsOf = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('a visitor can sign up or try, without any API request', async () => {
  const { api } = await openPage(HomePage);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText(/content creators/)).toBeVisible();
  expect(hrefsOf('Start with 25 free credits')).toEqual(['/signup']);
  expect(hrefsOf('Try it first')).toEqual(['/generator']);
  expect(hrefsOf('Create an account')).toEqual(['/signup']);
  expect(api.sent).toEqual([]);
});

test('a signed-in visitor is redirected to the studio before the session is read', async () => {
  const { store } = await openPage(HomePage);
  act(() => store.set(bootAtom, { environment: 'production', session: { user: maya, balance: 3 }, remotes: [] }));
  expect(hrefsOf('Open the studio')).toEqual(['/dashboard', '/dashboard']);
  expect(screen.queryByRole('link', { name: /free credits/ })).toBeNull();
});

test('names the engine that draws the pictures, and shows prices from the charged table', async () => {
  await openPage(HomePage);
  expect(screen.getByText(/drawn by rules on a server like this one, not by a model/)).toBeInTheDocument();
  expect(screen.getByText('From 1 credit a picture')).toBeInTheDocument();
  expect(screen.getByText('8 credits a picture').closest('li')).toHaveTextContent('Flux Pro 1.1 Ultra');
});

test('every picture has alternative text and reserves its place', async () => {
  await openPage(HomePage);
  const pictures = screen.getAllByRole('img');
  expect(pictures.length).toBeGreaterThan(5);
  for (const picture of pictures) {
    expect(picture).toHaveAccessibleName();
    expect(picture).toHaveAttribute('width');
    expect(picture).toHaveAttribute('height');
  }
});
