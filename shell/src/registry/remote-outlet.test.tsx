import '@flint/shared/testing/build-constants';
import { configureApi } from '@flint/shared/api/config';
import { setReporter } from '@flint/shared/api/report';
import { reportRelease } from '@flint/shared/contracts/releases';
import type { RemoteApp, RemoteRelease } from '@flint/shared/contracts/remotes';
import { defineRemote } from '@flint/shared/remote/define-remote';
import { bootAtom } from '@flint/shared/state/boot';
import { aRelease } from '@flint/shared/testing/a-release';
import { createFakeHost } from '@flint/shared/testing/fake-host';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RemoteOutlet } from './remote-outlet';
import { configureRemotes, loadApp } from './remotes';

jest.mock('./remotes', () => ({ ...jest.requireActual('./remotes'), loadApp: jest.fn() }));
const load = jest.mocked(loadApp);
const beacon = jest.fn((_address: string, _report: Blob) => true);
beforeEach(() => {
  load.mockReset();
  beacon.mockClear();
  Object.assign(navigator, { sendBeacon: beacon });
  configureApi({ apiUrl: 'http://api.test' });
});

const remoteThat = (Page: () => React.ReactNode): RemoteApp =>
  defineRemote({ name: 'mfe-generator', pages: { generator: Page } });
const remote = remoteThat(() => <h1>Generator</h1>);

const first = aRelease('mfe-generator', { version: '1.2.0' });
const second = aRelease('mfe-generator', { version: '1.3.0' });

/** Renders the outlet on a page of its remote; `go` changes the page, `offer` the plan. */
function show(release = first) {
  const { nav } = createFakeHost({ path: '/generator' });
  const store = createStore();
  const offer = (...remotes: RemoteRelease[]) => {
    configureRemotes(remotes);
    store.set(bootAtom, { environment: 'development', session: null, remotes });
  };
  offer(release);
  const router = createMemoryRouter([{ path: '*', element: <RemoteOutlet name="mfe-generator" nav={nav} /> }], {
    initialEntries: ['/generator'],
  });
  const view = render(
    <Provider store={store}>
      <p>The rest of Flint</p>
      <RouterProvider router={router} />
    </Provider>,
  );
  const go = (path: string) =>
    act(async () => {
      nav.navigate(path);
      await router.navigate(path);
    });
  // A remote is unmounted one step after its component.
  const leave = () => act(async () => view.unmount());
  return { leave, nav, go, offer: (...remotes: RemoteRelease[]) => act(async () => offer(...remotes)) };
}
const places = () => document.querySelectorAll('[data-remote]');

test('shows Loading... and then the remote', async () => {
  let arrive: (app: RemoteApp) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { leave } = show();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  // The prerendered page waits for it.
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
  await act(async () => arrive(remote));
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Generator' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await leave();
});

test('a remote that does not load shows an error in its place, and Retry starts over', async () => {
  load.mockRejectedValueOnce(new Error('The manifest answered 503.')).mockResolvedValueOnce(remote);
  const { leave } = show();
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('The generator is temporarily unavailable');
  expect(panel).toHaveTextContent(/mfe-generator 1\.2\.0 at \d\d:\d\d: The manifest answered 503\./);
  expect(screen.getByText('The rest of Flint')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Generator' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(load.mock.calls).toEqual([
    [first, false],
    [first, true],
  ]);
  await leave();
});

test('a remote that throws while rendering shows an error in its place', async () => {
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

describe('a remote that takes too long', () => {
  const never = new Promise<never>(() => undefined);
  const reported = jest.fn();
  const words = 'It did not load within 10 seconds.';
  beforeEach(() => {
    jest.useFakeTimers();
    reported.mockClear();
    setReporter(reported);
  });
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const retry = () => act(async () => screen.getByRole('button', { name: 'Retry' }).click());

  test('to load shows an error in its place after 10 s, is reported, and Retry starts over', async () => {
    load.mockReturnValueOnce(never).mockResolvedValueOnce(remote);
    const { leave } = show();
    await pass(9_900);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(200);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByText('The rest of Flint')).toBeVisible();
    expect(reported).toHaveBeenCalledWith(new Error(words), { kind: 'load', remote: 'mfe-generator' });
    await retry();
    await pass(100);
    expect(screen.getByRole('heading', { name: 'Generator' })).toBeVisible();
    await pass(10_000);
    expect(reported).toHaveBeenCalledTimes(1);
    await leave();
  });

  test('to mount shows an error after 10 s, and Retry leaves nothing of it', async () => {
    // single-spa warns of a slow mount.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const stuck: RemoteApp = {
      ...remote,
      mount: ({ domElement }) => {
        domElement.textContent = 'half a page';
        return never;
      },
    };
    load.mockResolvedValueOnce(stuck).mockResolvedValueOnce(remote);
    const { leave } = show();
    await pass(10_100);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    await retry();
    await pass(100);
    expect(screen.getByRole('heading', { name: 'Generator' })).toBeVisible();
    expect(screen.queryByText('half a page')).not.toBeInTheDocument();
    expect(places()).toHaveLength(1);
    await leave();
  });

  test('and then arrives takes the place of the error', async () => {
    let arrive: (app: RemoteApp) => void = () => undefined;
    load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const { leave } = show();
    await pass(10_100);
    expect(screen.getByRole('alert')).toBeVisible();
    await act(async () => arrive(remote));
    await pass(100);
    expect(screen.getByRole('heading', { name: 'Generator' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await leave();
  });

  test('is not reported once its page was left', async () => {
    load.mockReturnValueOnce(never);
    const { leave } = show();
    await leave();
    await pass(20_000);
    expect(reported).not.toHaveBeenCalled();
  });
});

test('leaving removes everything of the remote from the page', async () => {
  load.mockResolvedValue(remote);
  const unmounted = jest.spyOn(remote, 'unmount');
  const { leave, nav } = show();
  await screen.findByRole('heading', { name: 'Generator' });
  await leave();
  await waitFor(() => expect(places()).toHaveLength(0));
  expect(unmounted).toHaveBeenCalledTimes(1);
  expect(() => nav.navigate('/generator?x=1')).not.toThrow();
});

test('leaving before the remote has loaded never mounts it', async () => {
  let arrive: (app: RemoteApp) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const mounted = jest.spyOn(remote, 'mount');
  const { leave } = show();
  await leave();
  await act(async () => arrive(remote));
  expect(mounted).not.toHaveBeenCalled();
  expect(places()).toHaveLength(0);
});

/** A remote whose page shows its version, and keeps typed text. */
const versioned = (version: string) =>
  defineRemote({
    name: 'mfe-generator',
    pages: { generator: () => <input aria-label={version} />, library: () => <h1>Library of {version}</h1> },
  });
const serveBoth = () => load.mockImplementation(async ({ version }) => versioned(version));

test('a version that changes while a page is open is mounted at the next page, so that typed text is kept', async () => {
  serveBoth();
  const { leave, go, offer } = show();
  await userEvent.type(await screen.findByRole('textbox', { name: '1.2.0' }), 'dunes');
  await offer(second);
  await go('/generator?x=1');
  expect(screen.getByRole('textbox', { name: '1.2.0' })).toHaveValue('dunes');
  await go('/library');
  expect(await screen.findByRole('heading', { name: 'Library of 1.3.0' })).toBeVisible();
  await leave();
});

test('the old version does not render the next version’s page', async () => {
  let arrive: (app: RemoteApp) => void = () => undefined;
  load.mockResolvedValueOnce(versioned('1.2.0')).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const { leave, go, offer } = show();
  await screen.findByRole('textbox', { name: '1.2.0' });
  await offer(second);
  await go('/library');
  expect(screen.queryByRole('heading', { name: 'Library of 1.2.0' })).not.toBeInTheDocument();
  await act(async () => arrive(versioned('1.3.0')));
  expect(await screen.findByRole('heading', { name: 'Library of 1.3.0' })).toBeVisible();
  await leave();
});

test('the same version stays mounted from page to page', async () => {
  serveBoth();
  const { leave, go, offer } = show();
  await screen.findByRole('textbox', { name: '1.2.0' });
  const place = places()[0];
  await offer({ ...first });
  await go('/library');
  expect(await screen.findByRole('heading', { name: 'Library of 1.2.0' })).toBeVisible();
  expect(places()[0]).toBe(place);
  expect(load).toHaveBeenCalledTimes(1);
  await leave();
});

test('a failed version is replaced as soon as another is planned', async () => {
  load.mockRejectedValueOnce(new Error('The manifest answered 503.')).mockResolvedValueOnce(versioned('1.3.0'));
  const { leave, offer } = show();
  await screen.findByRole('alert');
  await offer(second);
  expect(await screen.findByRole('textbox', { name: '1.3.0' })).toBeVisible();
  await leave();
});

test('a remote that is switched off shows a notice, sends no request, and returns by itself', async () => {
  serveBoth();
  const { leave, offer } = show({ ...first, enabled: false });
  expect(await screen.findByText('The generator is switched off for now')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  await offer(first);
  expect(await screen.findByRole('textbox', { name: '1.2.0' })).toBeVisible();
  await leave();
});

test('a remote that is switched off while its page is open stays until the page is left', async () => {
  serveBoth();
  const { leave, go, offer } = show();
  await screen.findByRole('textbox', { name: '1.2.0' });
  await offer();
  expect(screen.getByRole('textbox', { name: '1.2.0' })).toBeVisible();
  await go('/library');
  expect(await screen.findByText('The generator is switched off for now')).toBeVisible();
  await leave();
});

const reports = () =>
  Promise.all(beacon.mock.calls.map(async ([address, report]) => [address, JSON.parse(await report.text())]));
test('each mount and each failure of a release is reported once', async () => {
  load.mockRejectedValueOnce(new Error('The manifest answered 503.')).mockResolvedValueOnce(remote);
  const { leave } = show();
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Generator' });
  const at = `http://api.test${reportRelease.path}`;
  const who = { remote: 'mfe-generator', version: '1.2.0' };
  expect(await reports()).toEqual([
    [at, { ...who, kind: 'failed', message: 'The manifest answered 503.' }],
    [at, { ...who, kind: 'mounted' }],
  ]);
  await leave();
});

test('overrides are not reported, and a browser without beacons works', async () => {
  load.mockResolvedValue(remote);
  const tried = show({ ...first, override: true });
  await screen.findByRole('heading', { name: 'Generator' });
  await tried.leave();
  expect(beacon).not.toHaveBeenCalled();
  Object.assign(navigator, { sendBeacon: undefined });
  const { leave } = show();
  expect(await screen.findByRole('heading', { name: 'Generator' })).toBeVisible();
  await leave();
});
