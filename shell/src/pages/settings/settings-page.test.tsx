import { readPreferences, savePreferences } from '@flint/shared/contracts/preferences';
import { motionAtom } from '@flint/shared/state/motion';
import { themeAtom } from '@flint/shared/state/theme';
import { aRelease } from '@flint/shared/testing/a-release';
import type { FakeApi } from '@flint/shared/testing/fake-api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { maya, openPage } from '../../testing/open-page';
import SettingsPage from './settings-page';

const open = (server: NonNullable<Parameters<typeof openPage>[1]>['server']) =>
  openPage(SettingsPage, { at: '/settings', as: maya, ...(server && { server }) });
const choice = (name: string) => screen.findByRole('combobox', { name });

afterEach(() => {
  localStorage.clear();
  for (const name of ['data-theme', 'data-motion']) document.documentElement.removeAttribute(name);
});

test('theme and motion take effect at once', async () => {
  const { user, store } = await open((api) => api.answer(readPreferences, { body: { generation: {} } }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
  await user.click(within(screen.getByRole('group', { name: 'Theme' })).getByText('Dark'));
  await user.click(within(screen.getByRole('group', { name: 'Reduce motion' })).getByText('On'));
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', motion: 'reduced' });
  expect([store.get(themeAtom), store.get(motionAtom)]).toEqual(['dark', 'reduced']);
});

test('defaults are shown and saved as they are chosen; an empty choice restores the product’s', async () => {
  const { user, api } = await open((each) =>
    each
      .answer(readPreferences, { body: { generation: { style: 'sketch', num_images: 2 } } })
      .answer(savePreferences, (sent) => ({ body: sent.body as object })),
  );
  expect(await choice('Style')).toHaveValue('sketch');
  expect(await choice('Ratio')).toHaveValue('');
  await user.selectOptions(await choice('Pictures'), '4');
  await user.selectOptions(await choice('Style'), '');
  await waitFor(() =>
    expect(api.sentTo(savePreferences).map(({ body }) => body)).toEqual([
      { generation: { style: 'sketch', num_images: 4 } },
      { generation: { num_images: 4 } },
    ]),
  );
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible();
});

test('a choice that could not be saved stays selected, with an error', async () => {
  const { user } = await open((api) =>
    api.answer(readPreferences, { body: { generation: {} } }).answer(savePreferences, { status: 500 }),
  );
  await user.selectOptions(await choice('Style'), 'cartoon');
  expect(await screen.findByRole('alert')).toHaveTextContent('That was not saved. Saving failed');
  expect(await choice('Style')).toHaveValue('cartoon');
});

test('settings that could not be read have a Retry button', async () => {
  const { user, api } = await open((each) =>
    each.answer(readPreferences, { status: 500, body: { message: 'Broken.' } }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Broken.');
  api.answer(readPreferences, { body: { generation: { aspect_ratio: '9:16' } } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await choice('Ratio')).toHaveValue('9:16');
});

test('a remote’s section links to its page, and is gone with the remote', async () => {
  const slot = {
    kind: 'settings-section',
    id: 'voice',
    title: 'Brand profiles',
    description: 'Colours and voice.',
  } as const;
  const remote = { ...aRelease('mfe-generator'), slots: [{ ...slot, page: 'brandProfiles' }] };
  const read = (api: FakeApi) => void api.answer(readPreferences, { body: { generation: {} } });
  await openPage(SettingsPage, { at: '/settings', as: maya, server: read, remotes: [remote] });
  const section = screen.getByRole('region', { name: 'Brand profiles' });
  expect(within(section).getByRole('link', { name: 'Open Brand profiles' })).toHaveAttribute('href', '/brand-profiles');
  cleanup();
  await openPage(SettingsPage, { at: '/settings', as: maya, server: read, remotes: [{ ...remote, enabled: false }] });
  expect(screen.queryByRole('region', { name: 'Brand profiles' })).toBeNull();
});
