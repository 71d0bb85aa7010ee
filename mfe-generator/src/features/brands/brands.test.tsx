import { on } from '@flint/shared/api/bus';
import { decideBrandRule, learnFromEdits, listBrandRules } from '@flint/shared/contracts/brand-rules';
import {
  createBrandProfile,
  deleteBrandProfile,
  listBrandProfiles,
  readBrandProfile,
  restoreBrandProfile,
  updateBrandProfile,
} from '@flint/shared/contracts/brands';
import { sessionAtom } from '@flint/shared/state/session';
import { type FakeApi, fakeApi } from '@flint/shared/testing/fake-api';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { aBrand } from '../../testing/a-brand';
import BrandPage from './brand-page';
import CreateBrandPage from './form/create-brand-page';
import BrandsPage from './list/brands-page';

const USER = { id: 'user-1', email: 'maya@example.com', name: 'Maya', image: null, isEmailVerified: true };
const CALLS = [listBrandProfiles, readBrandProfile, createBrandProfile, updateBrandProfile, deleteBrandProfile];

function open(path: string, api: (api: FakeApi) => void) {
  const server = fakeApi()
    .answer(listBrandProfiles, { body: { brandProfiles: [aBrand()] } })
    .answer(readBrandProfile, { body: aBrand() })
    .answer(listBrandRules, { body: { rules: [] } });
  api(server);
  const store = createStore();
  const user = { ...USER, roles: ['user' as const], createdAt: '' };
  store.set(sessionAtom, { user, error: null, accessToken: null, refreshToken: null, status: 'authenticated' });
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/brand-profiles" element={<BrandsPage />} />
          <Route path="/brand-profiles/create" element={<CreateBrandPage />} />
          <Route path="/brand-profiles/:id" element={<BrandPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return { server, view, keyboard: userEvent.setup({ delay: null }) };
}
const silent = (call: (typeof CALLS)[number]) => (api: FakeApi) => void api.answer(call, { status: 500, body: {} });

beforeEach(() => localStorage.clear());

test.each([
  ['/brand-profiles', listBrandProfiles, 'Failed to load brand profiles.'],
  ['/brand-profiles/brand-1', readBrandProfile, 'Failed to load brand profile.'],
] as const)('%s shows why it cannot be read, with a Retry button', async (path, call, words) => {
  const { server, keyboard } = open(path, silent(call));
  expect(await screen.findByText(words)).toBeVisible();
  server.answer(call, { body: call === listBrandProfiles ? { brandProfiles: [aBrand()] } : aBrand() });
  await keyboard.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Mud & Fire', { selector: 'a, h1' })).toBeVisible();
});

test('typed text is kept after a failure and on other pages, and sent without blank hashtags', async () => {
  const first = open('/brand-profiles/create', silent(createBrandProfile));
  await first.keyboard.click(screen.getByRole('button', { name: 'Create' }));
  expect(screen.getByText('Give the brand a name.')).toBeVisible();
  await first.keyboard.type(screen.getByRole('textbox', { name: 'Name' }), 'North');
  await first.keyboard.type(screen.getByRole('textbox', { name: /^Hashtags/ }), '#a, ,#b,');
  await first.keyboard.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Failed to create brand profile.')).toBeVisible();
  first.view.unmount();

  const { server, keyboard } = open('/brand-profiles/create', (api) => {
    api.answer(createBrandProfile, { body: aBrand({ name: 'North' }) });
  });
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('North');
  await keyboard.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(server.sentTo(createBrandProfile)[0]?.body).toMatchObject({ name: 'North', hashtags: ['#a', '#b'] });
  expect(localStorage.getItem('flint:brand-draft:new')).toBe('{}');
});

test('an edit sends only what was changed; discarding restores the saved form', async () => {
  const { server, keyboard } = open('/brand-profiles/brand-1', silent(updateBrandProfile));
  const tone = await screen.findByRole('textbox', { name: /^Tone/ });
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await keyboard.clear(tone);
  await keyboard.type(tone, 'warm');
  await keyboard.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to update brand profile.')).toBeVisible();
  server.answer(updateBrandProfile, ({ body }) => ({ body: aBrand(body as object) }));
  await keyboard.click(screen.getByRole('button', { name: 'Save' }));
  expect(server.sentTo(updateBrandProfile).map(({ body }) => body)).toEqual([{ tone: 'warm' }, { tone: 'warm' }]);
  await keyboard.click(screen.getByRole('button', { name: 'Remove #clay' }));
  await keyboard.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('button', { name: 'Remove #clay' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('an edit that crosses another one shows both values; saving again keeps the own', async () => {
  const [first, second] = [
    aBrand({ updatedAt: 'one' }),
    aBrand({ updatedAt: 'two', tone: 'cold', audience: 'potters' }),
  ];
  const { server, keyboard } = open('/brand-profiles/brand-1', (api) =>
    api.answer(readBrandProfile, { body: first }).answer(updateBrandProfile, {
      status: 409,
      body: { error: 'conflict', message: 'This brand profile was changed after you read it.' },
    }),
  );
  const tone = await screen.findByRole('textbox', { name: /^Tone/ });
  await keyboard.clear(tone);
  await keyboard.type(tone, 'warm');
  server.answer(readBrandProfile, { body: second });
  await keyboard.click(screen.getByRole('button', { name: 'Save' }));

  const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }));
  expect(await bar.findByText('Yours: warm')).toBeVisible();
  expect(bar.getByText('Saved: cold')).toBeVisible();
  expect(bar.queryByText('Audience')).not.toBeInTheDocument();
  expect(tone).toHaveValue('warm');
  expect(screen.getByRole('textbox', { name: /^Audience/ })).toHaveValue('potters');

  server.answer(updateBrandProfile, ({ body }) => ({ body: { ...second, ...(body as object), updatedAt: 'three' } }));
  await keyboard.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  const sent = server.sentTo(updateBrandProfile);
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"one"', '"two"']);
  expect(sent.map(({ body }) => body)).toEqual([{ tone: 'warm' }, { tone: 'warm' }]);
});

test('the preview follows the form, in readable colours', async () => {
  const { keyboard } = open('/brand-profiles/brand-1', () => undefined);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await keyboard.clear(name);
  await keyboard.type(name, 'Lemon');
  const colour = screen.getByRole('textbox', { name: /^Primary colour/ });
  await keyboard.clear(colour);
  await keyboard.type(colour, '#ffe14d');
  const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
  expect(preview.getAllByText('Lemon')[0]).toBeVisible();
  expect(preview.getByText('Follow')).toHaveStyle({ background: '#ffe14d', color: '#000000' });
  // Yellow is not readable on white: the next colour of the palette is.
  expect(preview.getAllByText('#clay')[0]).toHaveStyle({ color: '#c8102e' });
});

test('an archived profile leaves the list and can be restored; a refusal keeps it', async () => {
  const { server, keyboard } = open('/brand-profiles', silent(deleteBrandProfile));
  const archive = async () => {
    await keyboard.click(await screen.findByRole('button', { name: 'More for Mud & Fire' }));
    await keyboard.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  };
  await archive();
  expect(await screen.findByText('Failed to delete brand profile.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mud & Fire' })).toBeVisible();
  server.answer(deleteBrandProfile, { body: { success: true } }).answer(restoreBrandProfile, { body: aBrand() });
  const toasts: { text: string; undo?: () => void }[] = [];
  const stop = on('toast', (toast) => toasts.push(toast));
  await archive();
  expect(await screen.findByText('No brand profile yet')).toBeVisible();
  expect(toasts[0]?.text).toBe('Mud & Fire archived.');
  await act(async () => toasts[0]?.undo?.());
  expect(await screen.findByRole('link', { name: 'Mud & Fire' })).toBeVisible();
  stop();
});

test('a rule is proposed with its quote, accepted and revoked', async () => {
  const rule = {
    ...{ id: 'r1', topic: 'word', text: 'Leave out “very”.', status: 'proposed' as const, seen: 1 },
    ...{ quotes: [{ wrote: 'a very old rose', kept: 'an old rose' }], createdAt: '', decidedAt: null },
  };
  const { keyboard } = open('/brand-profiles/brand-1', (api) => {
    api
      .answer(learnFromEdits, { body: { rules: [rule], proposed: 1, confirmed: 0 } })
      .answer(decideBrandRule, ({ body }) => ({ body: { rules: [{ ...rule, ...(body as object) }] } }));
  });
  await keyboard.type(await screen.findByRole('textbox', { name: 'What Flint wrote' }), 'a very old rose');
  await keyboard.type(screen.getByRole('textbox', { name: 'What you kept' }), 'an old rose');
  await keyboard.click(screen.getByRole('button', { name: 'Find rules' }));
  expect(await screen.findByText('1 new rule is proposed.')).toBeVisible();
  expect(screen.getByText('a very old rose')).toBeVisible();
  await keyboard.click(screen.getByRole('button', { name: 'Accept: Leave out “very”.' }));
  expect(await screen.findByRole('list', { name: 'Flint goes by' })).toBeVisible();
  await keyboard.click(screen.getByRole('button', { name: 'Take back: Leave out “very”.' }));
  expect(await screen.findByRole('list', { name: 'Proposed' })).toBeVisible();
});
