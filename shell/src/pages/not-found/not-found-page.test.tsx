import { NOT_FOUND } from '@flint/shared/contracts/not-found';
import { screen } from '@testing-library/react';
import { maya, openPage } from '../../testing/open-page';
import NotFoundPage from './not-found-page';

test('says that the page was not found, and links home', async () => {
  await openPage(NotFoundPage, { at: '/no-such-page' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(NOT_FOUND.title);
  expect(screen.getByText(NOT_FOUND.lead)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('links to the studio when signed in', async () => {
  await openPage(NotFoundPage, { at: '/404', as: maya });
  expect(screen.getByRole('link', { name: 'Open the studio' })).toHaveAttribute('href', '/dashboard');
});
