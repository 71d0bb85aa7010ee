import { emit, on } from '@flint/shared/api/bus';
import { creditsBalance, creditsCosts } from '@flint/shared/contracts/credits';
import type { AppEvents } from '@flint/shared/contracts/events';
import { imageCosts } from '@flint/shared/contracts/prices/image-costs';
import { cancelRun, getRun, listRuns, type Run, retryRun } from '@flint/shared/contracts/runs';
import { putRuns } from '@flint/shared/state/runs';
import type { FakeApi } from '@flint/shared/testing/fake-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aRun } from '../testing/a-run';
import { maya, openPage } from '../testing/open-page';
import ActivityButton from './activity-button';
import { progressOf } from './progress-ring';

const image = { url: '/media/a', width: 10, height: 10 } as Run['images'][number];
const running = (prompt: string, progress: number | null = null) =>
  aRun(prompt, 'running', { phase: 'Drawing', progress, price: 4, startedAt: '2026-01-02T14:02:00.000Z' });

// Loads the lazy chunk in advance: the first load is slow here.
beforeAll(() => import('./activity-panel'));

async function open({
  runs = [],
  at = '/dashboard',
  api,
}: {
  runs?: Run[];
  at?: string;
  api?: (api: FakeApi) => void;
}) {
  const page = await openPage(ActivityButton, {
    at,
    as: maya,
    server: (server) => {
      server
        .answer(listRuns, { body: { runs } })
        .answer(creditsBalance, { body: { balance: 10, held: 0 } })
        .answer(creditsCosts, { body: { costs: imageCosts('embedded'), unit: 'credits', version: '1' } });
      api?.(server);
    },
  });
  act(() => putRuns(page.store, runs));
  const showPanel = async () => {
    await page.user.click(screen.getByRole('button', { name: /^Activity/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Activity' }));
    await waitFor(() => expect(panel.queryByRole('status', { name: 'Loading your recent work' })).toBeNull());
    return panel;
  };
  return { ...page, showPanel };
}

test('the button shows how many runs are in progress', async () => {
  const { store } = await open({ runs: [running('a cabin')] });
  expect(screen.getByRole('button', { name: 'Activity, 1 running' })).toBeVisible();
  act(() => putRuns(store, [running('a lake')]));
  expect(screen.getByRole('button', { name: 'Activity, 2 running' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 running.');
});

test('the ring shows no percentage while the progress is unknown', () => {
  expect(progressOf([])).toBeNull();
  expect(progressOf([running('a', 40), running('b', 60)])).toBe(50);
  expect(progressOf([running('a', 40), running('b')])).toBeNull();
});

test('the panel shows running work without a bar while its progress is unknown, and cancels it once', async () => {
  const stopped = aRun('a cabin', 'cancelled', { charged: 0, returned: 4, message: 'Cancelled. Nothing was charged.' });
  const { showPanel, user, api } = await open({
    runs: [running('a cabin'), running('a lake', 40)],
    api: (server) => server.answer(cancelRun, { body: { run: stopped } }),
  });
  const panel = await showPanel();
  expect(panel.getByText('Drawing').parentElement).toHaveTextContent(/^Drawing · .*4 credits held/);
  expect(panel.getByText(/Drawing, 40%/)).toBeVisible();
  expect(panel.getAllByRole('progressbar')).toHaveLength(1);
  await user.dblClick(panel.getByRole('button', { name: 'Cancel: a cabin' }));
  expect(await panel.findByText('Cancelled. Nothing was charged.')).toBeVisible();
  expect(api.sentTo(cancelRun)).toHaveLength(1);
});

test('a failed run shows its reason and refund, and is retried once at its price', async () => {
  const message = 'The model did not answer. 1 credit returned.';
  const { showPanel, user, api } = await open({
    runs: [aRun('citrus', 'failed', { charged: 0, returned: 1, message })],
    api: (server) => server.answer(retryRun, { body: { run: { ...running('again'), createdAt: '2026-01-03' } } }),
  });
  const panel = await showPanel();
  expect(panel.getByText(message)).toBeVisible();
  await user.dblClick(await panel.findByRole('button', { name: 'Retry · 1 credit' }));
  expect(await panel.findByRole('button', { name: 'Cancel: again' })).toBeVisible();
  expect(api.sentTo(retryRun)).toHaveLength(1);
});

test('a refused retry shows its reason', async () => {
  const { showPanel, user } = await open({
    runs: [aRun('citrus', 'failed', { message: 'It failed. 1 credit returned.' })],
    api: (server) =>
      server.answer(retryRun, { status: 400, body: { message: 'You have insufficient credits: this needs 1.' } }),
  });
  const panel = await showPanel();
  await user.click(await panel.findByRole('button', { name: 'Retry · 1 credit' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('insufficient credits');
});

test('a result links to its page, and an expired URL is refreshed', async () => {
  const { showPanel, api, user, location } = await open({
    runs: [aRun('vases', 'completed', { images: [image, image], charged: 2 })],
    api: (server) => server.answer(getRun, { body: { run: aRun('vases', 'completed', { images: [image] }) } }),
  });
  const panel = await showPanel();
  expect(panel.getByText(/2 pictures · 2 credits/)).toBeVisible();
  act(() => void document.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(api.sentTo(getRun)).toHaveLength(1);
  await user.click(panel.getByRole('link', { name: 'Open: vases' }));
  expect(location()).toBe('/generator');
});

test('an empty panel explains what it is for', async () => {
  const { showPanel } = await open({});
  expect((await showPanel()).getByText(/^Nothing here yet\./)).toBeVisible();
});

test('an end on another page shows a toast with a link; one in sight or a cancellation is only announced', async () => {
  const toasts: AppEvents['toast'][] = [];
  const stop = on('toast', (toast) => toasts.push(toast));
  const { location } = await open({});
  act(() => emit('runEnded', aRun('vases', 'completed', { images: [image] })));
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['1 picture is ready.']));
  act(() => emit('runEnded', aRun('citrus', 'cancelled', { message: 'Cancelled. Nothing was charged.' })));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Cancelled. Nothing was charged.'));
  expect(toasts).toHaveLength(1);
  act(() => toasts[0]?.way?.go());
  expect(location()).toBe('/generator');
  stop();
});

test('what waits for its owner is listed first, with the way to answer', async () => {
  const waiting = aRun('a post', 'running', { phase: 'Waiting for you' });
  const { showPanel } = await open({ runs: [waiting, running('a cabin')] });
  const panel = await showPanel();
  expect(panel.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  expect(panel.getByRole('link', { name: 'Answer: a post' })).toHaveAttribute('href', '/generator#run-a post');
  expect(panel.queryByRole('button', { name: 'Cancel: a post' })).toBeNull();
  expect(panel.getByRole('button', { name: 'Cancel: a cabin' })).toBeVisible();
});
