import '@flint/shared/testing/build-constants';
import type { RemoteApp } from '@flint/shared/contracts/remotes';
import { defineRemote } from '@flint/shared/remote/define-remote';
import { createFakeHost } from '@flint/shared/testing/fake-host';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { RemoteOutlet } from './remote-outlet';
import { loadApp } from './remotes';

jest.mock('./remotes', () => ({ loadApp: jest.fn(), releaseOf: () => ({ version: '1.2.0' }) }));
const load = jest.mocked(loadApp);
beforeEach(() => load.mockReset());

const remoteThat = (Page: () => React.ReactNode): RemoteApp =>
  defineRemote({ name: 'mfe-generator', pages: { generator: Page } });
const remote = remoteThat(() => <h1>Generator</h1>);

function show() {
  const { nav } = createFakeHost({ path: '/generator' });
  const view = render(
    <MemoryRouter initialEntries={['/generator']}>
      <p>The rest of Flint</p>
      <RemoteOutlet name="mfe-generator" nav={nav} />
    </MemoryRouter>,
  );
  // A remote is taken out one step after the component that holds it.
  const leave = () => act(async () => view.unmount());
  return { leave, nav };
}
const places = () => document.querySelectorAll('[data-remote]');

test('says Loading... and then shows the remote', async () => {
  let arrive: (app: RemoteApp) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { leave } = show();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  await act(async () => arrive(remote));
  expect(await screen.findByRole('heading', { name: 'Generator' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await leave();
});

test('a remote that does not load fails in its place, Retry starts it over', async () => {
  load.mockRejectedValueOnce(new Error('The manifest answered 503.')).mockResolvedValueOnce(remote);
  const { leave } = show();
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('The generator is temporarily unavailable');
  expect(panel).toHaveTextContent(/mfe-generator 1\.2\.0 at \d\d:\d\d: The manifest answered 503\./);
  expect(screen.getByText('The rest of Flint')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Generator' })).toBeVisible();
  expect(load.mock.calls).toEqual([
    ['mfe-generator', false],
    ['mfe-generator', true],
  ]);
  await leave();
});

test('a remote that throws while rendering fails in its place', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockResolvedValueOnce(
    remoteThat(() => {
      throw new Error('no such prompt');
    }),
  );
  const { leave } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('no such prompt');
  expect(screen.getByText('The rest of Flint')).toBeVisible();
  await leave();
});

test('leaving takes everything of the remote out of the page', async () => {
  load.mockResolvedValue(remote);
  const unmounted = jest.spyOn(remote, 'unmount');
  const { leave, nav } = show();
  await screen.findByRole('heading', { name: 'Generator' });
  await leave();
  await waitFor(() => expect(places()).toHaveLength(0));
  expect(unmounted).toHaveBeenCalledTimes(1);
  expect(() => nav.navigate('/generator?x=1')).not.toThrow();
});

test('leaving before the remote arrived never mounts it', async () => {
  let arrive: (app: RemoteApp) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const mounted = jest.spyOn(remote, 'mount');
  const { leave } = show();
  await leave();
  await act(async () => arrive(remote));
  expect(mounted).not.toHaveBeenCalled();
  expect(places()).toHaveLength(0);
});
