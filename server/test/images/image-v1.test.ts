import { randomUUID } from 'node:crypto';
import { STARTER_CREDITS } from '@flint/shared/contracts/credits';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import sharp from 'sharp';
import { type Fal, startFal } from '../support/fal';
import { createOracle } from '../support/oracle';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { begun, type OldRun, writeOldRun } from './image-v1-rows';

const GRANT = 100;
const pictures = (count: number) => Array.from({ length: count }, () => expect.anything());
const OK = { ok: true, value: null };
const recipe = (change: Partial<ImageRecipe> = {}): ImageRecipe => ({
  ...{ prompt: `a red boat ${randomUUID()}`, model: 'fal-ai/recraft-v3', style: null, aspectRatio: '1:1' },
  ...{ count: 1, seed: 7, imageUrl: null, ...change },
});

let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
});

/** Expects that every run has ended, was charged for its delivery, and has a workflow that succeeded. */
async function expectSound(server: TestServer, user: TestClient, fal?: Fal) {
  const oracle = createOracle(server.env.DATABASE_URL ?? '');
  expect(await oracle.afterAll([{ client: user, given: STARTER_CREDITS + GRANT }], await fal?.log())).toEqual([]);
  await oracle.close();
  const workflows = await query(server.env.DATABASE_URL, 'select distinct name, status from dbos.workflow_status');
  expect(workflows).toEqual([{ name: 'image.v1', status: 'SUCCESS' }]);
}

test('upgrade: runs of image.v1 by the built-in engine resume from every state and end as before', async () => {
  const server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250' });
  try {
    const user = await server.signUpVerified();
    await user.grant(GRANT);
    await server.kill('SIGTERM');
    const made = (change: Partial<ImageRecipe> = {}): OldRun => ({
      ...{ userId: user.id, servedBy: 'embedded', price: change.count ?? 1, recipe: recipe(change), steps: [] },
    });
    const from = async (old: OldRun, then: readonly (readonly [string, unknown])[] = []) => {
      const id = randomUUID();
      return writeOldRun(server, { ...old, steps: [begun(id, old), ...then] }, id);
    };
    const queued = await writeOldRun(server, made({ count: 2 }));
    const atBegin = await from(made());
    const oneOfFour = await from({ ...made({ count: 4 }), kept: [picture] }, [['draw-0', OK]]);
    // Stored, but the process died before the step was recorded.
    const unrecorded = await from({ ...made({ count: 2 }), kept: [picture] });
    const beforeFinish = await from({ ...made({ count: 2 }), kept: [picture, picture] }, [
      ...[['draw-0', OK] as const, ['draw-1', OK] as const],
    ]);
    const failed = { ok: false, failure: { code: 'provider_failed', words: 'The picture could not be made.' } };
    const partly = await from({ ...made({ count: 2 }), kept: [picture] }, [
      ...[['draw-0', OK] as const, ['draw-1', failed] as const],
    ]);
    await server.restart();

    const delivered = (count: number) => ({ status: 'completed', charged: count, images: pictures(count) });
    expect(await user.untilEnded(queued)).toMatchObject(delivered(2));
    expect(await user.untilEnded(atBegin)).toMatchObject(delivered(1));
    expect(await user.untilEnded(oneOfFour)).toMatchObject(delivered(4));
    expect(await user.untilEnded(unrecorded)).toMatchObject(delivered(2));
    expect(await user.untilEnded(beforeFinish)).toMatchObject(delivered(2));
    expect(await user.untilEnded(partly)).toMatchObject({
      ...delivered(1),
      message: '1 of 2 pictures arrived. 1 credit charged, 1 returned.',
    });
    await expectSound(server, user);
  } finally {
    await server.stop();
  }
});

test('upgrade: runs of image.v1 at a vendor are collected, not sent again', async () => {
  const fal = await startFal();
  await fal.script({ prompt: 'fails', run: { error: 500 } });
  const server = await startServer({ ...fal.env, RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250' });
  try {
    const user = await server.signUpVerified();
    await user.grant(GRANT);
    await server.kill('SIGTERM');
    const bought = (change: Partial<ImageRecipe>): OldRun => ({
      ...{ userId: user.id, servedBy: 'fal', price: 6 * (change.count ?? 1), recipe: recipe(change), steps: [] },
    });
    /** Requests that the old release had sent, and their answers. */
    const send = async ({ prompt, seed }: ImageRecipe, position: number): Promise<string> => {
      const address = `${fal.env.FAL_BASE_URL}/queue.fal.run/fal-ai/recraft-v3`;
      const headers = { authorization: `Key ${fal.env.FAL_KEY}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ prompt, seed: seed + position, image_size: 'square_hd' });
      const { request_id: id } = (await (await fetch(address, { method: 'POST', headers, body })).json()) as never;
      return `fal-ai/recraft-v3/${id}`;
    };
    const { prompt, ...rest } = recipe({ count: 2 });
    const order = (old: OldRun) => ({ ...old.recipe });

    const submitted = bought({ ...rest, prompt });
    const ids = [await send(submitted.recipe, 0), await send(submitted.recipe, 1)];
    const id = randomUUID();
    await writeOldRun(
      server,
      {
        ...submitted,
        requests: { 0: ids[0] ?? '', 1: ids[1] ?? '' },
        steps: [
          begun(id, submitted),
          ['prepare', { ok: true, value: order(submitted) }],
          ['submit-0', { ok: true, value: ids[0] }],
          ['submit-1', { ok: true, value: ids[1] }],
        ],
      },
      id,
    );

    // The first was accepted and recorded; the process died before its step was.
    const accepted = bought({ count: 2, prompt: `a half sent boat ${randomUUID()}` });
    const half = await send(accepted.recipe, 0);
    const other = randomUUID();
    await writeOldRun(
      server,
      {
        ...accepted,
        requests: { 0: half },
        steps: [begun(other, accepted), ['prepare', { ok: true, value: order(accepted) }]],
      },
      other,
    );

    const failing = bought({ prompt: `a boat that fails ${randomUUID()}` });
    const sent = await send(failing.recipe, 0);
    const third = randomUUID();
    await writeOldRun(
      server,
      {
        ...failing,
        requests: { 0: sent },
        steps: [
          begun(third, failing),
          ['prepare', { ok: true, value: order(failing) }],
          ['submit-0', { ok: true, value: sent }],
        ],
      },
      third,
    );
    expect((await fal.log()).paid).toBe(4);
    await server.restart();

    expect(await user.untilEnded(id)).toMatchObject({ status: 'completed', charged: 12, images: pictures(2) });
    expect(await user.untilEnded(other)).toMatchObject({ status: 'completed', charged: 12, images: pictures(2) });
    expect(await user.untilEnded(third)).toMatchObject({ status: 'failed', charged: 0, returned: 6 });
    // Only the second picture of the half-sent order was still to be sent.
    expect((await fal.log()).paid).toBe(5);
    await expectSound(server, user, fal);
  } finally {
    await server.stop();
    await fal.stop();
  }
});
