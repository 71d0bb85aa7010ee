import { randomUUID } from 'node:crypto';
import type { LibraryItem } from '@flint/shared/contracts/library';
import { isEnded } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import type { Template } from '@flint/shared/contracts/templates';
import { PUBLISHED_TEMPLATES } from '@flint/shared/tools/templates/templates';
import sharp from 'sharp';
import { long } from '../../../e2e/support/long';
import { aWave } from '../support/a-wave';
import { sendFile } from '../support/send-file';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { until } from '../support/until';

let server: RunningServer;
let user: TestClient;

/** A picture of eight pixels by eight. */
let picture: Buffer;

beforeAll(async () => {
  const create = { width: 8, height: 8, channels: 3, background: '#c63' } as const;
  picture = await sharp({ create }).png().toBuffer();
  server = await sharedServer();
  user = await server.signUpVerified();
  await user.grant(20_000);
});

const call = <T>(method: string, path: string, body?: object, headers?: Record<string, string>) =>
  user.ok<T>(method, `/api${path}`, body, headers);
const jobOf = async (id: string) => (await call<{ job: StepJob }>('GET', `/templates/jobs/detail/${id}`)).job;
const untilJob = (id: string, is: (job: StepJob) => boolean) =>
  until(async () => {
    const job = await jobOf(id);
    return is(job) && job;
  }, `The job ${id} is there`);
const run = (id: string, body: object, headers?: Record<string, string>) =>
  call<{ jobId: string; status: string }>('POST', `/templates/${id}/generate`, body, headers);

const write = (id: string, content: string) => ({
  ...{ id, kind: 'chat', input: { messages: [{ role: 'user', content }], max_tokens: 100 } },
});

/** One published template of each group; the long form runs all of them. */
const TELLING = ['thumbnail-abc', 'week-of-posts', 'spoken-newsletter', 'weekly-recap'];
const TEMPLATES = PUBLISHED_TEMPLATES.filter(({ id }) => long || TELLING.includes(id));

/** Words that no author of a template wrote, one for each input. */
const FOREIGN = ['zephyr marmots', 'quartz accordions', 'velvet submarines', 'brass dragonflies'];

test(`${TEMPLATES.length} published templates run on the built-in engines, and ask their steps in the words they were given`, async () => {
  const started = await Promise.all(
    TEMPLATES.map(async (template) => {
      const inputs = Object.fromEntries(Object.keys(template.inputs).map((name, at) => [name, FOREIGN[at] ?? '']));
      return { template, inputs, ...(await run(template.id, { inputs, count: 1 })) };
    }),
  );
  for (const { template, inputs, jobId } of started) {
    const job = await untilJob(jobId, ({ status }) => isEnded(status));
    expect({ id: template.id, status: job.status, message: job.message }).toEqual({
      ...{ id: template.id, status: 'completed', message: null },
    });
    const asked = JSON.stringify(job.steps.map(({ input }) => input));
    for (const words of Object.values(inputs))
      expect([template.id, asked.includes(words)]).toEqual([template.id, true]);
    const charged = job.steps.reduce((sum, step) => sum + (step.charged ?? 0), 0);
    expect([template.id, job.charged]).toEqual([template.id, charged]);
    expect(charged).toBeLessThanOrEqual(job.price);
    expect(job.steps.some(({ images }) => images.length > 0)).toBe(true);
    const { items } = await call<{ items: LibraryItem[] }>('GET', `/library?run=${jobId}&limit=200`);
    expect(new Set(items.map(({ madeIn }) => madeIn?.id))).toEqual(new Set([jobId]));
    const pictures = job.steps.flatMap(({ images }) => images.map(({ id }) => id));
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(pictures));
    const said = job.steps.some(({ output, runId }) => runId !== null && typeof output?.text === 'string');
    expect(items.filter(({ words }) => words).map(({ kind }) => kind)).toEqual(said ? ['workflow'] : []);
  }
  const { runs } = await call<{ runs: { id: string; kind: string }[] }>('GET', '/runs?limit=50');
  expect(runs.map(({ kind }) => kind)).toEqual(started.map(() => 'steps'));
  const { jobs } = await call<{ jobs: StepJob[] }>('GET', '/templates/jobs');
  expect(jobs.map(({ id }) => id).sort()).toEqual(started.map(({ jobId }) => jobId).sort());
});

test('a template is created, published, changed and deleted by its owner alone', async () => {
  const stranger = await server.signUpVerified();
  const headers = { 'idempotency-key': randomUUID() };
  const body = {
    name: 'A letter',
    inputs: { name: { type: 'text', label: 'Name', required: true } },
    steps: [write('letter', 'Dear \\{{first_name}}, about {{input.name}}')],
  };
  const made = await call<Template>('POST', '/templates', body, headers);
  expect(made).toMatchObject({ name: 'A letter', isPublished: false, coverUrl: null, ownerId: expect.any(String) });
  expect((await call<Template>('POST', '/templates', body, headers)).id).toBe(made.id);
  const path = `/api/templates/${made.id}`;
  expect(await stranger.fetchJson('GET', path)).toMatchObject({ status: 404 });
  expect(await stranger.fetchJson('POST', `${path}/generate`, {})).toMatchObject({ status: 404 });
  await call('PUT', `/templates/${made.id}`, { ...body, isPublished: true });
  expect(await stranger.fetchJson('GET', path)).toMatchObject({ status: 200, body: { isPublished: true } });
  expect(await stranger.fetchJson('PUT', path, body)).toMatchObject({ status: 404 });
  expect(await stranger.fetchJson('DELETE', path)).toMatchObject({ status: 404 });
  const lists = await call<{ publishedTemplates: Template[]; userTemplates: Template[] }>('GET', '/templates');
  expect(lists.userTemplates.map(({ id }) => id)).toEqual([made.id]);
  expect(lists.publishedTemplates).toHaveLength(PUBLISHED_TEMPLATES.length + 1);
  const covers = lists.publishedTemplates.map(({ coverUrl }) => coverUrl).filter((url) => url !== null);
  expect(covers).toHaveLength(PUBLISHED_TEMPLATES.length);
  const cover = await server.client().fetch(covers[0] ?? '');
  expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const { jobId } = await run(made.id, {});
  const job = await untilJob(jobId, ({ status }) => isEnded(status));
  expect(job.steps[0]?.input?.messages[0].content).toBe('Dear {{first_name}}, about Name');
  expect(await stranger.fetchJson('GET', `/api/templates/jobs/detail/${jobId}`)).toMatchObject({ status: 404 });
  expect(
    await stranger.fetchJson('POST', `/api/templates/jobs/${jobId}/edit`, { step: 'letter', text: 'x' }),
  ).toMatchObject({ status: 404 });
  await call('DELETE', `/templates/${made.id}`);
  expect(await user.fetchJson('GET', path)).toMatchObject({ status: 404 });
  expect((await jobOf(jobId)).status).toBe('completed');
});

test('a written-out path is no id, unknown references are refused, and files get addresses', async () => {
  const refused = await user.fetchJson('DELETE', '/api/templates/mine');
  expect(refused).toMatchObject({ status: 405, body: { error: 'method_not_allowed' } });
  expect(await user.fetchJson('GET', '/api/templates/jobs')).toMatchObject({ status: 200 });
  const body = { name: 'Broken', steps: [write('idea', 'Like {{sketch.text}}')] };
  expect(await user.fetchJson('POST', '/api/templates', body)).toMatchObject({
    status: 400,
    body: { field: 'steps.0.input.messages.0.content', message: 'idea: There is no step called “sketch”.' },
  });
  expect(await user.fetchJson('POST', '/api/templates/uploads/presign', {})).toMatchObject({ status: 400 });
  const files = [{ name: 'photo.png', contentType: 'image/png' }];
  const { uploads } = await call<{ uploads: object[] }>('POST', '/templates/uploads/presign', { files });
  const ticket = { uploadUrl: expect.any(String), fileUrl: expect.any(String), key: expect.any(String) };
  expect(uploads).toEqual([expect.objectContaining({ ...ticket, resumable: false })]);
  const sized = { files: [{ name: 'photo.png', contentType: 'image/png', size: 70 }] };
  expect(await call('POST', '/templates/uploads/presign', sized)).toEqual({
    uploads: [expect.objectContaining({ ...ticket, resumable: true })],
  });
});

test('a form takes a picture and a recording: the price follows its length, and nobody else’s file is taken', async () => {
  const photo = await sendFile(user, {
    purpose: 'source-image',
    name: 'a.png',
    contentType: 'image/png',
    bytes: picture,
  });
  const memo = await sendFile(user, {
    ...{ purpose: 'recording', name: 'memo.wav', contentType: 'audio/wav', bytes: aWave(70) },
  });
  const heard = { id: 'heard', kind: 'transcript', input: { audio_url: '{{input.memo}}' } };
  const look = { id: 'look', kind: 'prompt', input: { images: ['{{input.photo}}'] } };
  const inputs = {
    photo: { type: 'upload', label: 'A photo', accepts: 'picture', required: true },
    memo: { type: 'upload', label: 'A memo', accepts: 'recording', required: true },
  };
  const { id } = await call<Template>('POST', '/templates', { name: 'Of files', inputs, steps: [look, heard] });
  const quote = await call<{ price: number }>('POST', '/fal-ai/speech/to-text/quote', { upload_id: memo });
  const { jobId } = await run(id, { inputs: { photo, memo } });
  const job = await untilJob(jobId, ({ steps }) => steps[0]?.state === 'done');
  expect(job.price).toBe((job.steps[0]?.charged ?? 0) + quote.price);
  expect(job.steps[0]?.output?.text).toMatch(/\w/);
  await call('POST', `/runs/${jobId}/cancel`);

  const refuse = async (given: object) =>
    (await user.fetchJson('POST', `/api/templates/${id}/generate`, { inputs: given })).body;
  expect(await refuse({ memo })).toMatchObject({ field: 'inputs.photo', message: 'A photo is missing.' });
  expect(await refuse({ memo, photo: memo })).toMatchObject({ error: 'invalid_input', field: 'inputs.photo' });
  const other = await server.signUpVerified();
  const theirs = { purpose: 'recording', name: 'their.wav', contentType: 'audio/wav', bytes: aWave(1) } as const;
  expect(await refuse({ photo, memo: await sendFile(other, theirs) })).toMatchObject({
    ...{ error: 'invalid_input', field: 'inputs.memo', message: 'There is no such upload. Send the file again.' },
  });
});

test('one step is tried alone with what it refers to', async () => {
  const step = write('post', 'A post about {{input.idea_text}}');
  const fields = { idea_text: { type: 'long', label: 'idea: text', required: true } };
  const body = { step, fields, inputs: { idea_text: 'zephyr marmots' } };
  const key = { 'idempotency-key': randomUUID() };
  const { jobId } = await call<{ jobId: string }>('POST', '/templates/steps/try', body, key);
  expect(await call('POST', '/templates/steps/try', body, key)).toMatchObject({ jobId });
  const job = await untilJob(jobId, ({ status }) => isEnded(status));
  expect(job).toMatchObject({ name: 'Try of post', status: 'completed' });
  expect(job.steps[0]?.input?.messages[0].content).toBe('A post about zephyr marmots');
  const empty = await user.fetchJson('POST', '/api/templates/steps/try', { ...body, inputs: {} });
  expect(empty).toMatchObject({ status: 400, body: { field: 'inputs.idea_text' } });
});

test('a run waits for an approval, is cancelled and retried, and an edited step makes what follows again', async () => {
  const steps = [
    write('idea', 'An idea for a film'),
    { id: 'approved', kind: 'choice', input: { show: '{{idea.text}}' } },
    write('post', 'A post about {{approved.text}}'),
  ];
  const { id } = await call<Template>('POST', '/templates', { name: 'With approval', steps });
  const first = await run(id, {});
  await untilJob(first.jobId, ({ asking }) => asking);
  await call('POST', `/runs/${first.jobId}/cancel`);
  expect(await jobOf(first.jobId)).toMatchObject({ status: 'cancelled' });
  const again = await call<{ run: { id: string } }>('POST', `/runs/${first.jobId}/retry`);
  const waiting = await untilJob(again.run.id, ({ asking }) => asking);
  expect(waiting.steps[0]).toMatchObject({ id: 'idea', state: 'done', reused: true, charged: 0 });
  await call('POST', `/templates/jobs/${again.run.id}/answer`, { step: 'approved', text: 'A lighthouse' });
  const done = await untilJob(again.run.id, ({ status }) => isEnded(status));
  // The most that a change of each costs: it makes the post again, and nothing follows from that.
  expect(done).toMatchObject({ status: 'completed', steps: [{ after: 1 }, { after: 1 }, { state: 'done', after: 0 }] });
  const edited = await call<{ jobId: string }>('POST', `/templates/jobs/${again.run.id}/edit`, {
    ...{ step: 'approved', text: 'A harbour' },
  });
  const last = await untilJob(edited.jobId, ({ status }) => isEnded(status));
  expect(last.steps.map(({ reused }) => reused)).toEqual([true, true, false]);
  expect(last.price).toBe(done.steps[1]?.after);
  expect(last.steps[2]?.input?.messages[0].content).toBe('A post about A harbour');
});
