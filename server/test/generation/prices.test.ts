import { randomUUID } from 'node:crypto';
import { cutFrom } from '@flint/shared/contracts/image-options';
import { CAPABILITIES } from '@flint/shared/contracts/kinds';
import type { Makers } from '@flint/shared/contracts/models';
import sharp from 'sharp';
import { createCredits } from '../../src/features/credits/credits-service';
import { give } from '../../src/features/credits/ledger';
import { createGeneration } from '../../src/features/generation/generation-service';
import { keepDelivery } from '../../src/features/generation/keep-delivery';
import { keepUnit } from '../../src/features/generation/keep-unit';
import { createKindRegistry } from '../../src/features/generation/kind-registry';
import { imageKind } from '../../src/features/images/image-kind';
import { createImages } from '../../src/features/images/images-service';
import { toPictureFile } from '../../src/features/images/picture-file';
import { imageRoutes } from '../../src/features/images/routes';
import { musicKind } from '../../src/features/music/music-kind';
import { musicRoutes } from '../../src/features/music/routes';
import { promptKind } from '../../src/features/prompts/prompt-kind';
import { promptRoutes } from '../../src/features/prompts/routes';
import { finishRun } from '../../src/features/runs/finish-run';
import { createRunWork } from '../../src/features/runs/run-work';
import { speechRoutes } from '../../src/features/speech/routes';
import { speechKind } from '../../src/features/speech/speech-kind';
import { transcriptionRoutes } from '../../src/features/transcription/routes';
import { transcriptKind } from '../../src/features/transcription/transcript-kind';
import { videoRoutes } from '../../src/features/videos/routes';
import { videoKind } from '../../src/features/videos/video-kind';
import { connect, type Database } from '../../src/platform/db/database';
import { transact } from '../../src/platform/db/transaction';
import { newPreparedDatabase } from '../support/new-database';
import { randomFrom } from '../support/random';
import { type PricedOrder, pricedOrders } from './priced-orders';

const ORDERS = 200;
const RICH = 1_000_000;

let database: Database;
let pixel: Buffer;
beforeAll(async () => {
  database = connect(await newPreparedDatabase());
  pixel = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
});
afterAll(() => database.close());

/** Routes of every kind over the real ledger, with fake makers. */
function createShop(servedBy: 'embedded' | 'fal', heard: { seconds: number }) {
  const { db } = database;
  const makers = Object.fromEntries(CAPABILITIES.map((kind) => [kind, servedBy])) as unknown as Makers;
  const recordings = { measure: async () => ({ name: 'tide.wav', ...heard }) } as never;
  const kept = async ({ ref }: { ref: string }) => ({ ref, source: { from: 'address', name: 'tide.png' } });
  const pictures = { keep: kept } as never;
  const storage = { keep: async () => undefined } as never;
  const sources = { db, storage, publicOrigin: 'http://localhost' };
  const brands = { forPicture: () => Promise.reject(new Error('No brand is named here')) };
  const offer = (
    servedBy === 'embedded' ? { servedBy, form: 'engine' } : { servedBy, form: 'queue', model: { cutFrom } }
  ) as never;
  const offers = [offer] as const;
  // Prices do not depend on what a recogniser can hear.
  const heardBy = [{ servedBy, form: 'call', model: { whyNot: () => undefined } } as never] as const;
  const media = { offers, tools: {} as never };
  const kinds = createKindRegistry(() => [
    imageKind({ ...sources, brands, letterer: {} as never, offers }),
    ...[speechKind(media), musicKind(media), videoKind({ ...media, pictures })],
    ...[transcriptKind(recordings, {} as never, heardBy), promptKind({ pictures, analyser: {} as never }, offers)],
  ]);
  const workflow = { start: async () => undefined };
  const generation = createGeneration({ db, kinds, workflow, space: { assertRoom: async () => undefined } });
  const images = createImages({ ...sources, generation, offer });
  const credits = createCredits({ db });
  const runs = { present: async (row: object) => row } as never;
  const storyboards = { draw: () => Promise.reject(new Error('Nothing is drawn here')) };
  const { signal: stopping } = new AbortController();
  const deps = { generation, images, runs, credits, recordings, pictures, makers, storyboards, stopping };
  const routes = [imageRoutes, videoRoutes, speechRoutes, musicRoutes, transcriptionRoutes, promptRoutes].flatMap(
    (routesOf) => routesOf(deps),
  );
  const reply = { code: () => reply, header: () => reply, send: (answer: unknown) => answer };
  const work = createRunWork(db);
  return {
    orders: pricedOrders(makers, heard),
    credits,
    /** Orders as a form does. @returns the run */
    async order(userId: string, { path, body }: PricedOrder): Promise<{ id: string; price: number }> {
      const found = routes.find(({ call }) => call.path === path);
      const parsed = found?.call.body?.parse(JSON.parse(JSON.stringify(body)));
      const context = { viewer: { user: { id: userId } }, body: parsed, prefersAsync: true, reply };
      const answer = await found?.handler({ ...context, idempotencyKey: randomUUID() } as never);
      return (answer as { run: { id: string; price: number } }).run;
    },
    /** Delivers everything that was ordered. @returns the charge */
    async deliver(id: string): Promise<number | null> {
      await work.begin(id);
      const run = await work.read(id);
      if (run.kind === 'image') {
        for (let position = 0; position < run.asked; position++) {
          const picture = { bytes: pixel, seed: 1, recipe: run.recipe, servedBy, dominantColor: '#336699' };
          const place = { runId: id, userId: run.user_id, position };
          await keepUnit({ db, storage }, place, await toPictureFile(picture));
        }
      } else await keepDelivery({ db, storage, tools: undefined }, run, { files: [] }, {} as never);
      await finishRun(db, id);
      return (await work.read(id)).charged;
    },
  };
}

test.each(['embedded', 'fal'] as const)(
  'each of 100 random orders of six kinds by %s holds and charges the price of its button',
  async (servedBy) => {
    const heard = { seconds: 0 };
    const shop = createShop(servedBy, heard);
    const userId = randomUUID();
    const gift = { userId, amount: RICH, idem: userId, kind: 'grant', description: 'test' } as const;
    await transact(database.db, (tx) => give(tx, gift));

    let left = RICH;
    for (let seed = 0; seed < ORDERS / 2; seed++) {
      const pricedOrder = shop.orders[seed % shop.orders.length]?.(randomFrom(seed + 1)) as PricedOrder;
      const run = await shop.order(userId, pricedOrder);
      const during = await shop.credits.balance(userId);
      const charged = await shop.deliver(run.id);
      const after = await shop.credits.balance(userId);
      const { price } = pricedOrder;
      expect({ seed, pricedOrder, held: during.held, during: during.balance, charged, after }).toEqual({
        ...{ seed, pricedOrder, held: price, during: left - price, charged: price },
        after: { balance: left - price, held: 0 },
      });
      left -= price;
    }
  },
);
