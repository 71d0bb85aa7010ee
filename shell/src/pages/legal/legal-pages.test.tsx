import { bootAtom } from '@flint/shared/state/boot';
import { act, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import PrivacyPage from './privacy-page';
import TermsPage from './terms-page';

test.each([
  [TermsPage, 'Terms of service', /starts with 25 credits/],
  [PrivacyPage, 'Privacy', /One cookie keeps you signed in/],
])('%p has one title and sections, and makes no API request', async (Page, title, words) => {
  const { api } = await openPage(Page);
  expect(screen.getAllByRole('heading', { level: 1 }).map((each) => each.textContent)).toEqual([title]);
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(4);
  expect(screen.getByText(words)).toBeVisible();
  expect(api.sent).toEqual([]);
});

test('the legal pages name the services that are configured', async () => {
  const services = [
    { id: 'fal', label: 'fal.ai' },
    { id: 'stripe', label: 'Stripe' },
  ];
  const { store } = await openPage(PrivacyPage);
  expect(screen.getByText(/your prompt never leaves it/)).toBeVisible();
  act(() => store.set(bootAtom, (boot) => boot && { ...boot, services }));
  expect(screen.getByText('fal.ai').closest('li')).toHaveTextContent('fal.ai makes what you order');
  expect(screen.getByText('Stripe').closest('li')).toHaveTextContent('takes your payments');
});
