import { findFfmpeg } from '@flint/engines/ffmpeg/find-ffmpeg';
import { probe } from '@flint/engines/ffmpeg/probe';
import type { MusicAnswer } from '@flint/shared/contracts/music';
import { isEnded } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import type { Template } from '@flint/shared/contracts/templates';
import type { VideoAnswer } from '@flint/shared/contracts/videos';
import sharp from 'sharp';
import { type Fal, startFal } from '../support/fal';
import { fileOf } from '../support/file-of';
import { sendFile } from '../support/send-file';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { until } from '../support/until';

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

describe('a step that films', () => {
  const LUMA = 'fal-ai/luma-dream-machine';

  /** Keeps a template of one film. @returns its id */
  async function keepFilm(input: object): Promise<string> {
    const step = { id: 'reel', kind: 'video', input: { prompt: 'A boat at dawn', ...input } };
    const { status, body } = await user.fetchJson('POST', '/api/templates', {
      name: 'A reel',
      inputs: {},
      steps: [step],
    });
    expect([status, body]).toEqual([200, expect.objectContaining({ id: expect.any(String) })]);
    return (body as Template).id;
  }

  const press = (id: string) => user.fetchJson('POST', `/api/templates/${id}/generate`, {});

  /** Runs a template to its end. */
  async function film(id: string): Promise<StepJob> {
    const { body } = await press(id);
    const { jobId } = body as { jobId: string };
    return until(async () => {
      const answer = await user.fetchJson('GET', `/api/templates/jobs/detail/${jobId}`);
      const { job } = answer.body as { job: StepJob };
      return isEnded(job.status) && job;
    }, 'The run is over');
  }

  test('is ordered in its ratio and length, at the price that was said', async () => {
    const before = await user.balance();
    const [upright, wide] = [
      await film(await keepFilm({ model: LUMA, aspect_ratio: '9:16', duration: 9 })),
      await film(await keepFilm({ model: LUMA })),
    ];
    expect([upright.status, wide.status]).toEqual(['completed', 'completed']);
    const asked = (await fal.log()).requests.map(({ input }) => [input.aspect_ratio, input.duration]);
    // The other says neither: it is made as before there was a choice.
    expect(asked).toEqual([
      ['9:16', '9s'],
      ['16:9', '5s'],
    ]);
    expect([upright.charged, wide.charged]).toEqual([upright.price, wide.price]);
    expect(upright.price / wide.price).toBe(9 / 5);
    expect(await user.balance()).toBe(before - upright.price - wide.price);
  });

  test('of a ratio that the model does not make is kept, and refused before anything is held or sent', async () => {
    const before = await user.balance();
    const id = await keepFilm({ aspect_ratio: '4:5' });
    expect(await press(id)).toMatchObject({
      status: 400,
      body: {
        ...{ error: 'invalid_input', field: 'steps.0.input.aspect_ratio' },
        message: 'reel: Stable Video does not make 4:5 video. Choose 1:1, 16:9, or 9:16.',
      },
    });
    expect([await user.balance(), (await fal.log()).calls]).toEqual([before, []]);
  });

  test('of a ratio or a length that there is not is not even kept', async () => {
    for (const [input, field, message] of [
      [{ aspect_ratio: '3:2' }, 'aspect_ratio', 'The aspect ratio is one of 1:1, 4:5, 16:9, 9:16.'],
      [{ duration: 31 }, 'duration', 'A video lasts at most 30 seconds.'],
    ] as const) {
      const steps = [{ id: 'reel', kind: 'video', input: { prompt: 'A boat', ...input } }];
      expect(await user.fetchJson('POST', '/api/templates', { name: 'A reel', inputs: {}, steps })).toMatchObject({
        ...{ status: 400, body: { field: `steps.0.input.${field}`, message: `reel: ${message}` } },
      });
    }
  });
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
