import { screen } from '@testing-library/react';
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
