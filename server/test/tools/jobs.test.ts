import { randomUUID } from 'node:crypto';
import type { BioResult } from '@flint/shared/contracts/bios';
import type { BrandProfile } from '@flint/shared/contracts/brands';
import type { Job, TranscriptJob } from '@flint/shared/contracts/tool-jobs';
import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import { IMPLEMENTATIONS } from '../../src/features/tools/implementations/table';
import { aWave } from '../support/a-wave';
import { type OpenAi, startOpenAi } from '../support/openai';
import { startServer, type TestClient, type TestServer } from '../support/server';

let openai: OpenAi;
let server: TestServer;
let user: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  openai = await startOpenAi();
  server = await startServer({ ...openai.env, OPENAI_TRANSCRIPTION_MODEL: 'whisper-1', RATE_LIMIT_FACTOR: '1000' });
  [user, stranger] = await Promise.all([server.signUpVerified(), server.signUpVerified()]);
  await user.grant(1_000);
});
afterAll(async () => {
  await server.stop();
  await openai.stop();
});

const JOBS = [
  { calls: '/api/youtube-title-generator/jobs', tool: 'youtube/title-generator' },
  { calls: '/api/youtube-description-generator/jobs', tool: 'youtube/description-generator' },
  { calls: '/api/youtube-thumbnail-generator/jobs', tool: 'youtube/thumbnail-generator' },
] as const;

test.each(JOBS)('$calls: a job is accepted, charged, listed and read, by its owner only', async ({ calls, tool }) => {
  const implementation = IMPLEMENTATIONS[tool];
  const { example } = implementation.definition.page;
  const model = `good:${tool}`;
  const writes = 'write' in implementation;
  if (writes) await openai.scriptModels([model], { model, structured: { answer: example.output } });
  const prompt = 'Baking sourdough in a cold kitchen';
  const body = { prompt, input: { ...example.input, ...(!writes && { count: 1 }) }, ...(writes && { model }) };
  const headers = { 'idempotency-key': randomUUID() };

  const begun = await user.ok<Job & { balance: number }>('POST', calls, body, headers);
  expect(begun).toMatchObject({ id: headers['idempotency-key'], prompt, creditsUsed: 0, result: null, error: null });
  expect(['pending', 'processing']).toContain(begun.status);
  expect((await user.ok<Job>('POST', calls, body, headers)).id).toBe(begun.id);

  const run = await user.untilEnded(begun.id);
  const job = await user.ok<Job>('GET', `${calls}/${begun.id}`);
  expect(job).toMatchObject({ id: begun.id, prompt, status: 'completed', creditsUsed: run.charged, error: null });
  expect(job.result).toEqual(
    writes ? example.output : { images: expect.arrayContaining([expect.objectContaining({ width: 1280 })]) },
  );
  const listed = await user.ok<{ jobs: Job[]; runs: ToolRun[]; next: string | null }>('GET', calls);
  expect(listed.jobs).toEqual([job]);
  expect(listed).toMatchObject({ runs: [{ run: { id: begun.id }, input: body.input }], next: null });

  expect((await stranger.fetchJson('GET', `${calls}/${begun.id}`)).status).toBe(404);
  expect((await user.fetchJson('GET', `${calls}/${randomUUID()}`)).status).toBe(404);
  expect((await stranger.fetchJson('GET', calls)).body).toEqual({ jobs: [], runs: [], next: null });
  expect((await server.client().fetchJson('GET', calls)).status).toBe(401);
  expect((await user.fetchJson('POST', calls, { prompt: ' ' })).body).toMatchObject({ field: 'prompt' });
  const unproven = await (await server.signUp()).fetchJson('POST', calls, body);
  expect([unproven.status, unproven.body]).toMatchObject([403, { error: 'email_unverified' }]);
});

test('an answer that breaks the rules is a failed job with the reason, without charge', async () => {
  const [{ calls }] = JOBS;
  await openai.script({ structured: { fault: 'prose' }, times: 2 });
  const { id } = await user.ok<Job>('POST', calls, { prompt: 'A' });
  await user.untilEnded(id);
  const failed = await user.ok<Job>('GET', `${calls}/${id}`);
  expect(failed).toMatchObject({ status: 'failed', creditsUsed: 0, result: null, error: expect.stringMatching(/\w/) });
});

const TRANSCRIPTS = '/api/youtube-transcript-generator';
const presign = (body: object) => user.fetchJson('POST', `${TRANSCRIPTS}/uploads/presign`, body);
const sent = (uploadUrl: string, bytes: Buffer, headers: Record<string, string> = {}) =>
  user.fetch(uploadUrl, {
    method: 'PUT',
    headers: { 'content-type': 'audio/wav', 'x-amz-server-side-encryption': 'AES256', ...headers },
    body: new Uint8Array(bytes),
  });

test('a presigned recording is uploaded once, encrypted, within its limit', async () => {
  const wave = aWave(2);
  const ticket = (await presign({ filename: 'talk.wav', contentType: 'audio/wav' })).body as Record<string, string>;
  expect(ticket).toMatchObject({ key: expect.any(String), fileUrl: expect.stringContaining(ticket.key ?? '?') });
  const url = ticket.uploadUrl ?? '';
  expect((await sent(url, wave, { 'x-amz-server-side-encryption': 'none' })).status).toBe(403);
  expect((await sent(url, wave, { 'content-type': 'audio/mpeg' })).status).toBe(415);
  expect((await sent(url, wave, { 'content-range': `bytes 1-9/10` })).status).toBe(413);
  expect((await sent(url.replace('at-most=1', ''), wave)).status).toBe(403);
  expect((await sent(url, wave)).status).toBe(200);
  expect((await sent(url, wave)).status).toBe(409);

  const known = (await presign({ filename: 'talk.wav', contentType: 'audio/wav', size: 3 })).body as typeof ticket;
  expect((await sent(known.uploadUrl ?? '', wave)).status).toBe(413);
  for (const [body, field] of [
    [{ filename: 'talk.pdf', contentType: 'application/pdf' }, 'contentType'],
    [{ filename: 'talk.wav', contentType: 'audio/wav', size: 200_000_001 }, 'size'],
  ] as const)
    expect((await presign(body)).body).toMatchObject({ error: 'invalid_input', field });
});

test('a presigned recording becomes a transcript job; jobs are filtered by status, with a clamped limit', async () => {
  const ticket = (await presign({ filename: 'talk.wav', contentType: 'audio/wav' })).body as Record<string, string>;
  await sent(ticket.uploadUrl ?? '', aWave(3));
  await openai.script({ reply: 'The tide comes in slowly.' });
  const jobs = `${TRANSCRIPTS}/jobs`;
  const by = [{ key: ticket.key }, { url: ticket.fileUrl, language: 'en' }];
  const ids: string[] = [];
  for (const body of by) {
    const begun = await user.ok<TranscriptJob>('POST', jobs, body);
    await user.untilEnded(begun.id);
    ids.unshift(begun.id);
  }
  const [newest = ''] = ids;
  expect(await user.ok('GET', `${jobs}/${newest}`)).toMatchObject({
    ...{ status: 'completed', fileKey: ticket.key, sourceUrl: null, language: 'en' },
    result: { text: 'The tide comes in slowly.' },
  });
  const listed = async (query: string) =>
    (await user.ok<{ jobs: TranscriptJob[] }>('GET', jobs + query)).jobs.map(({ id }) => id);
  for (const [query, found] of [
    ['', ids],
    ['?limit=0', [newest]],
    ['?limit=1', [newest]],
    ['?limit=500', ids],
    ['?limit=abc', ids],
    ['?status=completed', ids],
    ['?status=failed', []],
    ['?status=asleep', []],
  ] as const)
    expect([query, await listed(query)]).toEqual([query, found]);
  expect((await user.fetchJson('POST', jobs, {})).status).toBe(400);
});

test('bios have every field, or fail', async () => {
  const path = '/api/instagram-bio-generator';
  const brand = await user.ok<BrandProfile>('POST', '/api/brand-profiles', {
    name: 'Mud & Fire',
    primaryColor: '#aa5500',
  });
  const answer = IMPLEMENTATIONS['instagram/bio-generator'].definition.page.example.output as {
    bios: { bio: string }[];
  };
  await openai.script({ structured: { answer } });
  const prompt = 'Ceramics teacher in Leeds';
  const result = await user.ok<BioResult>('POST', path, { prompt, brandProfileId: brand.id });
  expect(result).toMatchObject({
    ...{ id: result.resultId, prompt, status: 'completed', creditsUsed: result.charged },
    createdAt: expect.stringMatching(/^\d{4}-/),
    brandProfile: { id: brand.id, name: 'Mud & Fire', logoUrl: null, primaryColor: '#aa5500' },
  });
  expect(result.bios.map(({ bio, score, scored }) => ({ bio, score, scored }))).toEqual(
    answer.bios.map(({ bio }) => ({ bio, score: 80, scored: false })),
  );
  expect(result.bios.every(({ id, style }) => id !== '' && /^[A-Z]/.test(style))).toBe(true);

  await openai.script({ structured: { fault: 'prose' }, times: 2 });
  expect((await user.fetchJson('POST', path, { prompt })).status).toBe(502);
  const unbranded = { prompt, brandProfileId: randomUUID() };
  expect((await user.fetchJson('POST', path, unbranded)).status).toBe(404);
  expect((await user.fetchJson('POST', path, { prompt: '' })).body).toMatchObject({ field: 'prompt' });
  await server.expectCleanLedger();
});
