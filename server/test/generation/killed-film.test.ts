import { randomUUID } from 'node:crypto';
import { findFfmpeg } from '@flint/engines/ffmpeg/find-ffmpeg';
import { probe } from '@flint/engines/ffmpeg/probe';
import { STARTER_CREDITS } from '@flint/shared/contracts/credits';
import type { RunOf } from '@flint/shared/contracts/runs';
import { EventStream } from '../support/event-stream';
import { fileOf } from '../support/file-of';
import { createOracle } from '../support/oracle';
import { isRunning, programsOf } from '../support/programs';
import { startServer } from '../support/server';
import { until } from '../support/until';

/** Some hundred frames: long enough that the kill always comes before the last. */
const SECONDS = 4;
const GRANT = 100;

test('a film whose server is killed while rendering is made after the restart, charged once, and plays', async () => {
  const server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '500' });
  const oracle = createOracle(server.env.DATABASE_URL ?? '');
  try {
    const user = await server.signUpVerified();
    await user.grant(GRANT);
    const key = randomUUID();
    const body = { prompt: 'pan right over dunes', duration: SECONDS, seed: 3 };
    const asked = { prefer: 'respond-async', 'idempotency-key': key };
    await user.fetchJson('POST', '/api/fal-ai/generate/video', body, asked);
    const stream = await EventStream.open<RunOf<'video'>>(user, `/api/runs/${key}/events`);
    await stream.until(({ phase, progress }) => phase === 'Filming' && (progress ?? 0) > 55);
    const programs = programsOf(server.pid);
    expect(programs).toHaveLength(1);

    await server.kill('SIGKILL');
    await until(async () => !programs.some(isRunning));
    await server.restart();
    const run = (await user.untilEnded(key)) as RunOf<'video'>;
    expect(run).toMatchObject({ status: 'completed', price: SECONDS, charged: SECONDS, returned: 0 });
    expect(run.media).toHaveLength(1);
    const found = await probe((await findFfmpeg()).path, await fileOf(user, run.media[0]?.url, 'film.mp4'));
    expect(found).toMatchObject({ videoCodec: 'h264', width: 1280, height: 720 });
    expect(Math.abs(found.seconds - SECONDS)).toBeLessThan(0.2);
    expect(await user.balance()).toBe(STARTER_CREDITS + GRANT - SECONDS);
    expect(await oracle.afterAll([{ client: user, given: STARTER_CREDITS + GRANT }])).toEqual([]);
  } finally {
    await oracle.close();
    await server.stop();
  }
});
