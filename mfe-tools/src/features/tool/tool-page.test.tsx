import { on } from '@flint/shared/api/bus';
import { creditsCosts } from '@flint/shared/contracts/credits';
import type { AppEvents } from '@flint/shared/contracts/events';
import { libraryItem } from '@flint/shared/contracts/library';
import { NOT_FOUND } from '@flint/shared/contracts/not-found';
import { listRuns } from '@flint/shared/contracts/runs';
import { createTitleJob, listTitleJobs, listTranscriptJobs } from '@flint/shared/contracts/tool-jobs';
import {
  deleteToolRun,
  editToolRun,
  listOutsideRules,
  listToolRuns,
  readToolRun,
  restoreToolRun,
  rewriteToolPart,
  type ToolRun,
} from '@flint/shared/contracts/tool-runs';
import { putRuns } from '@flint/shared/state/runs';
import type { FakeApi } from '@flint/shared/testing/fake-api';
import { openPage } from '@flint/shared/testing/open-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aToolRun, aWritingRun, TITLES } from '../../testing/a-tool-run';
import { Runner } from '../runner/runner';
import ToolPage from './tool-page';

const PAGE = (
  <Routes>
    <Route path="/platform-tools/:platform/:tool" element={<ToolPage />} />
    <Route path="/tools/youtube/title-generator" element={<Runner tool="youtube/title-generator" place="public" />} />
    <Route
      path="/tools/youtube/transcript-generator"
      element={<Runner tool="youtube/transcript-generator" place="public" />}
    />
    <Route path="*" element={null} />
  </Routes>
);

interface Opened {
  path?: string;
  user?: { isEmailVerified: boolean } | null;
  priced?: boolean;
  uses?: readonly ToolRun[];
  api?: (server: FakeApi) => void;
}

const open = ({
  path = '/platform-tools/youtube/title',
  uses = [],
  user = { isEmailVerified: true },
  priced = true,
  api,
}: Opened = {}) =>
  openPage({
    ...{ page: PAGE, path, user, priced },
    api: (server) => {
      for (const call of [listToolRuns, listTitleJobs, listTranscriptJobs])
        server.answer(call, { body: { jobs: [], runs: uses, next: null } });
      server.answer(listOutsideRules, { body: { results: [], edition: '', next: null } });
      api?.(server);
    },
  });

beforeEach(() => localStorage.clear());

const topic = () => screen.findByRole('textbox', { name: 'What the video is about' });
const result = () => within(screen.getByRole('region', { name: 'Result' }));

test('a tool under another platform is not found', async () => {
  await openPage({ page: PAGE, path: '/platform-tools/x/title', priced: false });
  expect(screen.getByRole('heading', { level: 1, name: NOT_FOUND.title })).toBeVisible();
  expect(screen.getByText(NOT_FOUND.lead)).toBeVisible();
});

test('a picture that another page hands over is set under the words, for free, until it is removed', async () => {
  const item = { kind: 'image', title: 'IMG_0042.jpg', image: { url: '/media/own.jpg' } };
  const { server, keyboard } = await open({
    path: '/platform-tools/youtube/thumbnail-generator?picture=00000000-0000-4000-8000-000000000042',
    api: (api) => api.answer(libraryItem, { body: { item } }),
  });
  const own = within(await screen.findByRole('region', { name: 'Your own picture' }));
  expect(await own.findByText('IMG_0042.jpg')).toBeVisible();
  expect(await result().findByRole('region', { name: 'Words on the picture' })).toBeVisible();
  expect(result().queryByText('Example')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/generator$/));
  expect(server.sentTo(libraryItem)[0]?.url.pathname).toMatch(/000042$/);
  await keyboard.click(own.getByRole('button', { name: 'Remove IMG_0042.jpg' }));
  expect(await result().findByText('Example')).toBeVisible();
});

test('a handed-over picture that was deleted is said to be gone', async () => {
  const { keyboard } = await open({
    path: '/platform-tools/youtube/thumbnail-generator?picture=00000000-0000-4000-8000-000000000042',
    api: (api) => api.answer(libraryItem, { status: 404, body: { error: 'not_found', message: 'No' } }),
  });
  expect(await result().findByText('This picture is no longer in your library.')).toBeVisible();
  await keyboard.click(result().getByRole('button', { name: 'Choose another' }));
  expect(screen.getByRole('button', { name: 'From your library' })).toBeVisible();
  expect(result().queryByText('This picture is no longer in your library.')).not.toBeInTheDocument();
});

test('title jobs are listed by their own call, into the list that the page shows', async () => {
  const { server, leave } = await open({ uses: [aToolRun()] });
  expect(await result().findByRole('button', { name: 'I crossed a desert with one bag' })).toBeVisible();
  expect([server.sentTo(listTitleJobs).length, server.sentTo(listToolRuns).length]).toEqual([1, 0]);
  leave();
});

test('the form shows missing values, and keeps typed text', async () => {
  const { keyboard, leave } = await open();
  expect(result().getByText('Example')).toBeVisible();
  await keyboard.click(screen.getByRole('button', { name: /^Write 8 titles · \d+ credits?$/ }));
  expect(screen.getByText('What the video is about is missing.')).toBeVisible();
  await keyboard.type(await topic(), 'Crossing a desert');
  await keyboard.type(screen.getByRole('textbox', { name: /Words to leave out/ }), 'ultimate{Enter}');
  leave();
  await open();
  expect(await topic()).toHaveValue('Crossing a desert');
  expect(screen.getByRole('button', { name: 'Remove ultimate' })).toBeVisible();
});

test('a press runs the tool at the price on its button, and its result replaces the example', async () => {
  const running = aWritingRun({ status: 'running', phase: 'Writing', charged: null, finishedAt: null });
  const { keyboard, server, store } = await open({
    api: (api) => {
      api.answer(createTitleJob, { body: { id: running.id, prompt: 'A', run: running, balance: 99 } });
      api.answer(readToolRun, { body: { run: aToolRun() } });
    },
  });
  await keyboard.type(await topic(), 'Crossing a desert');
  await keyboard.click(screen.getByRole('button', { name: /^Write 8 titles/ }));
  expect(await result().findByText(/^Writing/)).toBeVisible();
  expect(server.sentTo(createTitleJob)[0]?.body).toMatchObject({
    prompt: 'Crossing a desert',
    input: { topic: 'Crossing a desert', count: 8, avoid: [] },
  });

  act(() => putRuns(store, [aWritingRun({ value: TITLES })]));
  expect(await result().findByRole('button', { name: 'I crossed a desert with one bag' })).toBeVisible();
  expect(result().queryByText('Example')).not.toBeInTheDocument();
  expect(result().getByText(/^Built-in: made by rules/)).toBeVisible();
});

test('a run that started after the list was read is followed to its end', async () => {
  const writing = aToolRun({ run: aWritingRun({ status: 'queued', charged: null, finishedAt: null }), output: null });
  const { server } = await open({ uses: [writing] });
  expect(result().getByRole('button', { name: 'Cancel' })).toBeVisible();
  server.answer(readToolRun, { body: { run: aToolRun() } });
  server.answer(listRuns, { body: { runs: [aWritingRun()] } });
  expect(await result().findByText(/^Built-in: made by rules/)).toBeVisible();
});

test('a passage is edited in place with its rule beside it, and the edit can be undone', async () => {
  let kept = aToolRun();
  const { keyboard, server } = await open({
    uses: [kept],
    api: (api) =>
      api.answer(editToolRun, ({ body }) => {
        kept = { ...kept, edited: (body as { output: unknown }).output, editedAt: '2026-11-21T15:00:00.000Z' };
        return { body: { run: kept, proposed: 0 } };
      }),
  });
  await keyboard.click(await screen.findByRole('button', { name: 'Edit title 1' }));
  const form = within(screen.getByRole('form', { name: 'Edit Title 1' }));
  const title = form.getByRole('textbox', { name: 'Title' });
  await keyboard.clear(title);
  expect(form.getByText('Title is empty.')).toBeVisible();
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await keyboard.click(title);
  await keyboard.paste('x'.repeat(104));
  expect(form.getByText(/^Title: 4 characters over/)).toBeVisible();
  await keyboard.clear(title);
  await keyboard.type(title, 'One bag, one desert');
  await keyboard.click(form.getByRole('button', { name: 'Save' }));
  expect(await result().findByRole('button', { name: 'One bag, one desert' })).toBeVisible();
  expect(server.sentTo(editToolRun)[0]?.body).toMatchObject({
    output: { titles: [{ title: 'One bag, one desert' }, {}, {}] },
  });

  await keyboard.click(screen.getByRole('button', { name: 'More for title 1' }));
  await keyboard.click(await screen.findByRole('menuitem', { name: 'Back to what was written' }));
  expect(await result().findByRole('button', { name: 'I crossed a desert with one bag' })).toBeVisible();
});

test('a rewritten passage is a proposal beside the current one until it is accepted', async () => {
  const part = aWritingRun({ id: 'part-1', status: 'running', phase: 'Writing', finishedAt: null });
  const fresh = { title: 'Sand in my shoes', angle: 'story', why: 'Short.' };
  const { keyboard, server, store } = await open({
    uses: [aToolRun()],
    api: (api) => {
      api.answer(rewriteToolPart, { status: 202, body: { success: true, run: part, balance: 98 } });
      api.answer(readToolRun, {
        body: {
          run: aToolRun({
            parts: [{ path: 'titles.1', run: aWritingRun({ id: 'part-1', value: fresh }), value: fresh }],
          }),
        },
      });
      api.answer(editToolRun, ({ body }) => ({
        body: { run: aToolRun({ edited: (body as { output: unknown }).output }), proposed: 0 },
      }));
    },
  });
  await keyboard.click(await screen.findByRole('button', { name: 'More for title 2' }));
  await keyboard.click(await screen.findByRole('menuitem', { name: /^Write anew · \d+ credits?$/ }));
  expect(await screen.findByText('Title 2, written anew')).toBeVisible();
  expect(server.sentTo(rewriteToolPart)[0]?.url.pathname).toMatch(/runs\/run-1\/parts\/titles\.1$/);

  act(() => putRuns(store, [{ ...part, status: 'completed' }]));
  const proposal = within(await screen.findByRole('region', { name: 'Title 2, written anew' }));
  expect(result().getByRole('button', { name: '=7 days without shade' })).toBeVisible();
  await keyboard.click(proposal.getByRole('button', { name: 'Use this' }));
  expect(await result().findByRole('button', { name: 'Sand in my shoes' })).toBeVisible();
});

test('an earlier result is opened by its URL', async () => {
  const use = aToolRun({
    run: aWritingRun({ id: 'run-9' }),
    tool: 'x/thread-architect',
    output: {
      posts: [
        { text: 'One', role: 'opening' },
        { text: 'Two', role: 'end' },
      ],
    },
  });
  await open({ path: '/platform-tools/x/thread-architect?run=run-9', uses: [use] });
  expect((await result().findAllByText('Two'))[0]).toBeVisible();
});

test('guests see the example, fill in the form, and get it back after signing in', async () => {
  const { keyboard, server } = await open({ path: '/tools/youtube/title-generator', user: null });
  await keyboard.type(await topic(), 'Crossing a desert');
  await keyboard.click(screen.getByRole('button', { name: /^Sign in to run · \d+ credits?$/ }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/signin\?next=%2Ftools%2Fyoutube/));
  expect(server.sentTo(createTitleJob)).toHaveLength(0);
  expect(localStorage.getItem('flint.tool.youtube/title-generator')).toContain('Crossing a desert');
});

test('guests can press before the prices are known: signing in spends nothing', async () => {
  const { keyboard } = await open({
    path: '/tools/youtube/title-generator',
    user: null,
    priced: false,
    api: (server) => server.answer(creditsCosts, { status: 503, body: { message: 'Not now.' } }),
  });
  await keyboard.type(await topic(), 'Crossing a desert');
  await keyboard.click(screen.getByRole('button', { name: 'Sign in to run' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/signin\?next=/));
});

test('guests are informed when the server has no provider for transcription', async () => {
  await open({
    path: '/tools/youtube/transcript-generator',
    user: null,
    priced: false,
    api: (server) => server.answer(creditsCosts, { body: { costs: {}, unit: 'credits', version: '1' } }),
  });
  expect(await screen.findByText('Nobody writes recordings down here yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in to run' })).toBeDisabled();
});

test('a failed run shows its reason and refund, and is retried at its price', async () => {
  const message = 'The model did not answer. 1 credit returned.';
  await open({ uses: [aToolRun({ run: aWritingRun({ status: 'failed', message, charged: 0 }), output: null })] });
  expect(await result().findByText(message)).toBeVisible();
  expect(result().getByRole('button', { name: /^Retry · \d+ credits?$/ })).toBeVisible();
  expect(result().getByText('Example')).toBeVisible();
});

test('results that break current rules are listed, including those not in any loaded list', async () => {
  const message = 'Title 2: 10 characters over.';
  const finding = {
    ruleId: 'a',
    field: 'b',
    severity: 'refused',
    measured: 70,
    limit: 60,
    unit: 'utf16',
    message,
  } as const;
  const old = {
    runId: 'run-old',
    tool: 'youtube/title-generator',
    about: 'Long ago',
    createdAt: '2026-01-02T10:00:00Z',
  };
  const { keyboard } = await open({
    uses: [aToolRun()],
    api: (api) =>
      api.answer(listOutsideRules, {
        body: { results: [{ ...old, edition: null, findings: [finding] }], edition: 'e', next: null },
      }),
  });
  await keyboard.click(await screen.findByRole('button', { name: 'History' }));
  const outside = within(await screen.findByRole('region', { name: 'Outside of rules now' }));
  const link = await outside.findByRole('link', { name: /^Long ago.*10 characters over/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('run=run-old'));
});

test('a result is deleted from the history, and restored', async () => {
  const { keyboard } = await open({
    uses: [aToolRun()],
    api: (api) => {
      api.answer(deleteToolRun, { body: { success: true } });
      api.answer(restoreToolRun, { body: { run: aToolRun() } });
    },
  });
  const toasts: AppEvents['toast'][] = [];
  const stop = on('toast', (toast) => toasts.push(toast));
  await keyboard.click(await screen.findByRole('button', { name: 'History' }));
  await keyboard.click(await screen.findByRole('button', { name: 'Delete Crossing a desert' }));
  expect(await screen.findByText('There are no results.')).toBeVisible();
  expect(screen.getByText(/^None\. All that is saved/)).toBeVisible();
  await act(async () => toasts[0]?.way?.go());
  stop();
  expect(await screen.findByRole('link', { name: /^Crossing a desert/ })).toBeVisible();
});
