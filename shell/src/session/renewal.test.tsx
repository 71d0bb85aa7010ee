import { request } from '@flint/shared/api/request';
import { signIn } from '@flint/shared/contracts/credentials';
import { listRuns } from '@flint/shared/contracts/runs';
import { me, signOut } from '@flint/shared/contracts/users';
import { sessionAtom } from '@flint/shared/state/session';
import { act, screen, waitFor } from '@testing-library/react';
import { maya, openPage } from '../testing/open-page';
import { isSignedIn } from './renew';
import { watchRenewal } from './renewal';
import { RenewalSlot } from './renewal-slot';

// Loads the lazy chunk in advance: the first load is slow here.
beforeAll(() => Promise.all([import('./renewal-dialog'), import('./renew')]));

/** Opens a page on which Maya typed something before her session expired. */
async function open() {
  const page = await openPage(
    () => (
      <>
        <input aria-label="Prompt" />
        <RenewalSlot />
      </>
    ),
    { at: '/dashboard', as: maya },
  );
  page.api.answer(me, { status: 401 }).answer(listRuns, { status: 401, body: { message: 'Sign in to go on.' } });
  watchRenewal(page.store);
  await page.user.type(screen.getByLabelText('Prompt'), 'dunes at dusk');
  return page;
}

const ask = () => request(listRuns, { query: {} });

test('one dialog renews the session for all calls; they are retried and typed text is kept', async () => {
  const { api, user, store } = await open();
  const answers = Promise.all([ask(), ask()]);
  expect(await screen.findByRole('alertdialog', { name: 'Sign in again' })).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('maya@example.com');
  // The dialog takes the focus once it has opened.
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());

  api.answer(signIn, { status: 401, body: { message: 'E-mail or password is wrong.' } });
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail or password is wrong.');
  expect(store.get(sessionAtom).status).toBe('authenticated');

  api.answer(signIn, { body: { user: maya } }).answer(listRuns, { body: { runs: [] } });
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'a long password{Enter}');
  expect(await answers).toEqual([{ runs: [] }, { runs: [] }]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Prompt')).toHaveValue('dunes at dusk');
  expect(api.sentTo(listRuns)).toHaveLength(4);
});

test('the page continues by itself when the user returns from signing in in another tab', async () => {
  const { api } = await open();
  const answer = ask();
  await screen.findByRole('alertdialog');
  api.answer(me, { body: { user: maya } }).answer(listRuns, { body: { runs: [] } });
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await answer).toEqual({ runs: [] });
  });
});

test('a session that is valid again needs no dialog', async () => {
  const { api } = await open();
  api.answer(me, () => {
    api.answer(listRuns, { body: { runs: [] } });
    return { body: { user: maya } };
  });
  expect(await ask()).toEqual({ runs: [] });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('dismissing the dialog signs out, and the call fails', async () => {
  const { api, user, store } = await open();
  api.answer(signOut, { body: { success: true } });
  const answer = expect(ask()).rejects.toThrow('Sign in to go on.');
  await user.click(await screen.findByRole('button', { name: 'Sign out and leave this page' }));
  await answer;
  expect(store.get(sessionAtom).status).toBe('unauthenticated');
});

test('another user’s session reloads the page', async () => {
  const { api, store } = await open();
  const leave = jest.fn();
  api.answer(me, { body: { user: { ...maya, id: 'u2' } } });
  expect(await isSignedIn(store, maya, leave)).toBe(false);
  expect(leave).toHaveBeenCalledTimes(1);
  expect(store.get(sessionAtom).user?.id).toBe(maya.id);
});
