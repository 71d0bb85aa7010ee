import type { Boot } from '@flint/shared/contracts/boot';
import { bootAtom } from '@flint/shared/state/boot';
import { aRelease } from '@flint/shared/testing/a-release';
import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { OverrideSlot } from './override-slot';

// Loads the lazy chunk in advance: the first load is slow here.
beforeAll(() => Promise.all([import('./override-banner'), import('./preview-banner')]));

function show(boot: Partial<Boot>, at = '/credits?x=1') {
  const store = createStore();
  store.set(bootAtom, { environment: 'staging', session: null, remotes: [aRelease('mfe-tools')], ...boot });
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <OverrideSlot />
      </MemoryRouter>
    </Provider>,
  );
}

test('a visitor without overrides sees no banner', () => {
  show({});
  expect(document.body).toHaveTextContent(/^$/);
});

test('the banner names each overridden remote and its origin; Reset leads back to the same page', async () => {
  const manifest = 'http://localhost:3103/mf-manifest.json';
  show({ remotes: [aRelease('mfe-tools'), aRelease('mfe-billing', { manifest, override: true })] });
  const banner = await screen.findByRole('complementary', { name: 'Remotes tried out here' });
  expect(banner).toHaveTextContent('You see mfe-billing from http://localhost:3103. Nobody else does.');
  expect(screen.getByRole('link', { name: 'Reset' })).toHaveAttribute('href', '/credits?mfe.reset');
});

test('a refused override shows its reason', async () => {
  show({ overrideRefused: 'Remotes may not be tried from https://evil.test.' });
  expect(await screen.findByText('Remotes may not be tried from https://evil.test.')).toBeVisible();
});

const notes = { branch: 'notes', expiresAt: '2026-01-09T10:00:00.000Z' };

test('a preview is named with branch, version and expiry; Leave leads back to the same page', async () => {
  show({ remotes: [aRelease('mfe-tools'), aRelease('mfe-billing', { version: '1.2.0', preview: notes })] });
  const banner = await screen.findByRole('complementary', { name: 'Preview' });
  expect(banner).toHaveTextContent(/Preview of notes: mfe-billing 1\.2\.0, until .*9 Jan/);
  expect(screen.getByRole('link', { name: 'Leave' })).toHaveAttribute('href', '/credits?mfe.reset');
});

test('a page that only the preview has is left for home', async () => {
  show({ remotes: [aRelease('mfe-billing', { preview: notes })] }, '/field-notes');
  expect(await screen.findByRole('link', { name: 'Leave' })).toHaveAttribute('href', '/?mfe.reset');
});
