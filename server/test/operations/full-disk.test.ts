import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '@flint/shared/contracts/runs';
import type { Presigned } from '@flint/shared/contracts/uploads';
import { type Fal, startFal } from '../support/fal';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { ServerProcess } from '../support/server-process';
import { mountSmallDisk } from '../support/small-disk';
import { until } from '../support/until';

/** More than any disk has: to a server with this reserve every disk is full. */
const EVERYTHING_MB = '1000000000';
const WISH = { prompt: 'dunes', style: 'cartoon' };
const NO_SPACE = 'There is no space left on this server. Try again later.';
const WAV = Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x00WAVEfmt ', 'latin1'), Buffer.alloc(5_000_000, 7)]);

let fal: Fal;
let server: TestServer;
let user: TestClient;
beforeAll(async () => {
  fal = await startFal();
  server = await startServer({ ...fal.env, RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250' });
  user = await server.signUpVerified();
  await user.grant(100);
});
afterAll(async () => {
  await server.stop();
  await fal.stop();
});

const ready = async (url = server.url) => {
  const answer = await fetch(`${url}/readyz`);
  return [answer.status, await answer.json()];
};
const sendRecording = async (by: TestClient) => {
  const announced = { purpose: 'recording', name: 'talk.wav', contentType: 'audio/wav', bytes: WAV.byteLength };
  const ticket = (await by.fetchJson('POST', '/api/uploads/presign', announced)).body as Presigned;
  return by.fetch(ticket.uploadUrl, { method: 'PUT', headers: ticket.headers, body: new Uint8Array(WAV) });
};

test('a run whose result finds no space ends with its credits back and the reason, and work goes on with space', async () => {
  await fal.script({ prompt: 'hanging', run: { hang: true } }, {});
  const before = await user.credits();
  const id = crypto.randomUUID();
  const headers = { prefer: 'respond-async', 'idempotency-key': id };
  const order = { prompt: 'hanging' };
  expect((await user.fetchJson('POST', '/api/fal-ai/generate/image', order, headers)).status).toBe(202);
  await until(async () => (await fal.log()).paid === 1, 'The request at the vendor');
  await server.kill('SIGTERM');

  const full = new ServerProcess({ ...server.env, DISK_RESERVE_MB: EVERYTHING_MB });
  await full.start();
  expect(await ready()).toEqual([503, { status: 'disk full' }]);
  await fal.release();
  const run = await user.untilEnded(id);
  expect(run).toMatchObject({ status: 'failed', charged: 0 });
  expect(run.message).toMatch(/^There was no space left on this server to keep it\. \d+ credits? returned\.$/);
  expect(await user.credits()).toEqual(before);

  const refused = await user.fetchJson('POST', '/api/fal-ai/generate/image', WISH);
  expect(refused).toMatchObject({ status: 507, body: { error: 'storage_full', message: NO_SPACE } });
  expect((await sendRecording(user)).status).toBe(507);
  expect(await user.credits()).toEqual(before);
  // An order that was accepted before is answered as it is.
  const again = await user.fetchJson('POST', '/api/fal-ai/generate/image', order, headers);
  expect([again.status, (again.body as { run: Run }).run.status]).toEqual([202, 'failed']);
  await full.stop();

  await server.restart();
  expect(await ready()).toEqual([200, { status: 'ok' }]);
  expect((await user.fetchJson('POST', '/api/fal-ai/generate/image', WISH)).status).toBe(200);
  expect((await sendRecording(user)).status).toBe(200);
  await server.expectCleanLedger();
});

describe('on a disk of 40 MB', () => {
  const disk = mountSmallDisk(40);
  // Mounting needs rights that not every machine gives.
  const onDisk = disk ? test : test.skip;
  if (!disk) console.warn('Skipped: this user may not mount a file system, so no disk could be filled.');
  afterAll(() => disk?.unmount());

  onDisk('the server says no while the reserve is short, and yes once there is space', async () => {
    const small = await startServer({ DATA_DIR: join(disk?.folder ?? '', 'reserve'), DISK_RESERVE_MB: '8' });
    const someone = await small.signUpVerified();
    disk?.fill(6_000_000);
    expect(await ready(small.url)).toEqual([503, { status: 'disk full' }]);
    expect((await someone.fetchJson('POST', '/api/fal-ai/generate/image', WISH)).status).toBe(507);
    expect((await sendRecording(someone)).status).toBe(507);
    disk?.empty();
    expect(await ready(small.url)).toEqual([200, { status: 'ok' }]);
    expect((await someone.fetchJson('POST', '/api/fal-ai/generate/image', WISH)).status).toBe(200);
    await small.expectCleanLedger();
    await small.stop();
  });

  onDisk('a write that fails for want of the last byte answers 507 and leaves no half file', async () => {
    const dataDir = join(disk?.folder ?? '', 'last-byte');
    const small = await startServer({ DATA_DIR: dataDir, DISK_RESERVE_MB: '0', RATE_LIMIT_FACTOR: '1000' });
    const someone = await small.signUpVerified();
    const kept = (await someone.fetchJson('POST', '/api/fal-ai/generate/image', WISH)).body as {
      images: { url: string }[];
    };
    const before = await someone.credits();
    disk?.fill(50_000);
    const refused = await someone.fetchJson('POST', '/api/fal-ai/generate/image', { ...WISH, prompt: 'a lake' });
    expect(refused).toMatchObject({ status: 507, body: { error: 'storage_full' } });
    expect(await someone.credits()).toEqual(before);
    expect((await sendRecording(someone)).status).toBe(507);
    expect(
      readdirSync(join(dataDir, 'media'), { recursive: true }).filter((name) => String(name).endsWith('.draft')),
    ).toEqual([]);
    expect((await fetch(small.url + kept.images[0]?.url)).status).toBe(200);
    disk?.empty();
    expect((await sendRecording(someone)).status).toBe(200);
    expect((await someone.fetchJson('POST', '/api/fal-ai/generate/image', { ...WISH, prompt: 'a hill' })).status).toBe(
      200,
    );
    await small.expectCleanLedger();
    await small.stop();
  });
});
