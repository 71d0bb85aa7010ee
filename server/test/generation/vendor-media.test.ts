import { findFfmpeg } from '@flint/engines/ffmpeg/find-ffmpeg';
import { probe } from '@flint/engines/ffmpeg/probe';
import type { MusicAnswer } from '@flint/shared/contracts/music';
import type { VideoAnswer } from '@flint/shared/contracts/videos';
import sharp from 'sharp';
import { type Fal, startFal } from '../support/fal';
import { fileOf } from '../support/file-of';
import { sendFile } from '../support/send-file';
import { startServer, type TestClient, type TestServer } from '../support/server';

const FILM = '/api/fal-ai/generate/video';

let fal: Fal;
let server: TestServer;
let user: TestClient;
beforeAll(async () => {
  fal = await startFal();
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', ...fal.env });
  user = await server.signUpVerified();
  await user.grant(1000);
});
beforeEach(() => fal.script());
afterAll(async () => {
  await server.stop();
  await fal.stop();
});

/** Sends an order. @returns its answer, after checks that it was sent once and charged its price */
async function order<Answer extends { charged: number }>(path: string, body: object): Promise<Answer> {
  const before = await user.balance();
  const { status, body: answer } = await user.fetchJson('POST', path, body);
  expect([status, answer]).toEqual([200, expect.objectContaining({ success: true, servedBy: 'fal', returned: 0 })]);
  const { paid, calls } = await fal.log();
  expect([paid, calls.filter(({ phase }) => phase === 'submit').length]).toEqual([1, 1]);
  expect(await user.balance()).toBe(before - (answer as Answer).charged);
  return answer as Answer;
}

test('a vendor’s film starts from the uploaded picture, and is copied to our storage', async () => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c02020' } })
    .png()
    .toBuffer();
  const file = { purpose: 'source-image' as const, name: 'boat.png', contentType: 'image/png', bytes };
  const image_url = await sendFile(user, file);
  const model = 'fal-ai/veo3/fast/image-to-video';
  const wish = { prompt: 'slowly', model, image_url, duration: 5 };
  const { video, charged } = await order<VideoAnswer>(FILM, wish);
  expect(charged).toBeGreaterThan(0);
  expect(video?.url).toMatch(/\/media\//);
  expect(await probe((await findFfmpeg()).path, await fileOf(user, video?.url, 'film.mp4'))).toMatchObject({
    videoCodec: 'h264',
  });
  const [sent] = (await fal.log()).requests;
  expect(sent).toMatchObject({ endpoint: model, input: { prompt: 'slowly', image_url: expect.any(String) } });
  expect(sent?.input.image_url).not.toContain(image_url);
});

test('a vendor’s film has no storyboard, and asking for one sends no request', async () => {
  expect((await user.fetchJson('POST', '/api/videos/storyboard', { prompt: 'dunes' })).body).toMatchObject({
    error: 'not_configured',
  });
  expect((await fal.log()).calls).toEqual([]);
});

test('a vendor’s music is copied to our storage, in the ordered format', async () => {
  const wish = { prompt: 'calm lo-fi, rain', duration: 10, format: 'flac' };
  const { audioUrl, charged } = await order<MusicAnswer>('/api/fal-ai/music/text-to-music', wish);
  expect(charged).toBeGreaterThan(0);
  expect(audioUrl).toMatch(/\/media\//);
  expect(await probe((await findFfmpeg()).path, await fileOf(user, audioUrl, 'piece.flac'))).toMatchObject({
    audioCodec: 'flac',
  });
});
