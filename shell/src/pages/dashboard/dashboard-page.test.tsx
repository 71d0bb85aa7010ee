import { creditsCosts } from '@flint/shared/contracts/credits';
import { type DashboardSummary, dashboardSummary } from '@flint/shared/contracts/dashboard';
import { costTable } from '@flint/shared/contracts/prices/cost-table';
import type { Run } from '@flint/shared/contracts/runs';
import { screen, waitFor, within } from '@testing-library/react';
import { aRun as run } from '../../testing/a-run';
import { maya, openPage } from '../../testing/open-page';
import DashboardPage from './dashboard-page';
import { greet } from './greeting';

const SUMMARY: DashboardSummary = {
  ...{ balance: 21, held: 4, counts: { images: 6, running: 1 } },
  ...{ recentJobs: [], recentRuns: [], subscription: null },
};
const COSTS = costTable({
  ...{
    image: 'embedded',
    edit: 'embedded',
    cutout: 'embedded',
    upscale: 'embedded',
    video: 'embedded',
    speech: 'embedded',
    transcript: 'embedded',
  },
  ...{ music: 'embedded', prompt: 'embedded', chat: 'embedded' },
});
const summaryOf = (more: Partial<DashboardSummary> = {}) => ({
  body: { ...SUMMARY, ...more, summary: { ...SUMMARY, ...more } },
});

const open = (answer: object) =>
  openPage(DashboardPage, {
    at: '/dashboard',
    as: maya,
    server: (api) =>
      api
        .answer(dashboardSummary, answer)
        .answer(creditsCosts, { body: { costs: COSTS, unit: 'credits', version: '1' } }),
  });

const factOf = (term: string) => screen.getByText(term).nextElementSibling;

test('greets, and shows spendable credits, held credits and pictures made', async () => {
  await open(summaryOf());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good (morning|afternoon|evening), Maya$/);
  expect(await screen.findByText('One order is running.')).toBeVisible();
  expect(factOf('Spendable now')).toHaveTextContent('21');
  expect(factOf('Held by running work')).toHaveTextContent('4 credits');
  expect(factOf('Pictures made')).toHaveTextContent('6');
});

test('recent results link to the generator, with their status in words', async () => {
  const image = { url: '/media/a', width: 10, height: 10, dominant_color: '#aabbcc' } as Run['images'][number];
  await open(
    summaryOf({
      recentRuns: [
        run('a cabin', 'running'),
        run('three vases', 'completed', { images: [image, image], charged: 2 }),
        run('citrus', 'failed', { charged: 0, returned: 1 }),
      ],
    }),
  );
  const links = await screen.findAllByRole('link', { name: /cabin|vases|citrus/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/generator#run-a cabin',
    '/generator#run-three vases',
    '/generator#run-citrus',
  ]);
  const [running, done, failed] = links as [HTMLElement, HTMLElement, HTMLElement];
  expect(within(running).getByText('Running')).toBeVisible();
  expect(done).toHaveTextContent(/2 pictures · 2 credits/);
  expect(done.querySelector('img')).toHaveAttribute('src', '/media/a');
  expect(failed).toHaveTextContent(/Failed/);
  expect(failed).toHaveTextContent(/1 credit returned/);
  expect(failed).not.toHaveTextContent(/0 credits/);
});

test('an empty studio explains what will be shown here', async () => {
  await open(summaryOf());
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make a picture' })).toHaveAttribute('href', '/generator');
});

test('while loading there are placeholders for the results, and after a failure a Retry button', async () => {
  const body = { message: 'The database is away.', error: 'internal', requestId: 'r7' };
  const { api, user } = await open({ status: 500, body });
  expect(screen.getByRole('status', { name: 'Loading your recent results' })).toBeInTheDocument();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your recent results could not be loaded. The database is away.');
  expect(alert).toHaveTextContent('r7');
  api.answer(dashboardSummary, summaryOf());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
});

test('an idea goes to the generator with its text', async () => {
  const { user, location } = await open(summaryOf());
  await user.type(screen.getByRole('textbox', { name: 'What do you want to make?' }), ' a hill & a cabin ');
  await user.click(screen.getByRole('button', { name: 'Go to the generator' }));
  await waitFor(() => expect(location()).toBe('/generator?prompt=a+hill+%26+a+cabin'));
});

test.each([
  ['Film', 'Go to films', '/fal-generator?kind=video&prompt=a+hill'],
  ['Music', 'Go to music', '/music-generator?prompt=a+hill'],
  ['Voice', 'Go to speech', '/playground?view=speech&prompt=a+hill'],
  ['Text', 'Go to the chat', '/playground?view=chat&prompt=a+hill'],
])('%s is chosen with its price, and the words go to its form', async (kind, way, to) => {
  const { user, location } = await open(summaryOf());
  await user.type(screen.getByRole('textbox', { name: 'What do you want to make?' }), 'a hill');
  await user.click(screen.getByRole('radio', { name: kind }));
  expect(await screen.findByText(/^\d+ credits? as the form opens$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: way }));
  await waitFor(() => expect(location()).toBe(to));
});

test('Ctrl and Enter send it too', async () => {
  const { user, location } = await open(summaryOf());
  await user.type(screen.getByRole('textbox'), 'a hill{Control>}{Enter}{/Control}');
  await waitFor(() => expect(location()).toBe('/generator?prompt=a+hill'));
});

test.each([
  [4, 'Maya Okafor', 'Good evening, Maya'],
  [5, 'Maya', 'Good morning, Maya'],
  [12, ' maya ', 'Good afternoon, maya'],
  [18, '', 'Good evening'],
])('at %i o’clock "%s" gives %s', (hour, name, words) => {
  expect(greet(name, new Date(2026, 0, 2, hour))).toBe(words);
});
