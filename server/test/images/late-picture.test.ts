import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { give } from '../../src/features/credits/ledger';
import { keepUnit } from '../../src/features/generation/keep-unit';
import { toPictureFile } from '../../src/features/images/picture-file';
import { finishRun } from '../../src/features/runs/finish-run';
import { startRun } from '../../src/features/runs/start-run';
import { connect, type Database } from '../../src/platform/db/database';
import { transact } from '../../src/platform/db/transaction';
import { newPreparedDatabase } from '../support/new-database';

const STORAGE = {
  keep: async () => undefined,
  read: async () => Buffer.alloc(0),
  address: () => '',
  keyOf: () => undefined,
};

let database: Database;
beforeAll(async () => {
  database = connect(await newPreparedDatabase());
});
afterAll(() => database.close());

async function paidRun() {
  const { db } = database;
  const [id, userId] = [randomUUID(), randomUUID()];
  const gift = { userId, amount: 10, idem: `gift:${userId}`, kind: 'grant', description: 'test' } as const;
  await transact(db, (tx) => give(tx, gift));
  const recipe = { prompt: 'a lake', model: 'm', style: null, aspectRatio: '1:1', count: 2, seed: 1, imageUrl: null };
  await startRun(db, {
    id,
    userId,
    kind: 'image',
    recipe,
    title: 'a lake',
    asked: 2,
    description: '',
    fingerprint: '',
    servedBy: 'fal',
    price: 8,
  });
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const keep = async (position: number) => {
    const file = await toPictureFile({ bytes, seed: 1, recipe, servedBy: 'fal' });
    await keepUnit({ db, storage: STORAGE as never }, { runId: id, userId, position }, file);
  };
  const outcome = async () => ({
    pictures: (await db.selectFrom('asset').select('id').where('run_id', '=', id).execute()).length,
    ...(await db.selectFrom('run').select(['status', 'charged']).where('id', '=', id).executeTakeFirstOrThrow()),
  });
  return { id, keep, outcome };
}

test('a picture that arrives after its run has ended is discarded: charge and delivery stay equal', async () => {
  const { id, keep, outcome } = await paidRun();
  await keep(0);
  await finishRun(database.db, id);
  await keep(1);
  expect(await outcome()).toEqual({ pictures: 1, status: 'completed', charged: 4 });
});

test('pictures that arrive while the run ends are either charged or absent', async () => {
  const { id, keep, outcome } = await paidRun();
  await Promise.all([keep(0), finishRun(database.db, id), keep(1)]);
  const { pictures, charged } = await outcome();
  expect(charged).toBe(4 * pictures);
});
