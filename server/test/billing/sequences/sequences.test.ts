import { createStripeSimulator } from '@flint/simulators/stripe';
import fc from 'fast-check';
import { long } from '../../../../e2e/support/long';
import { checkLedger } from '../../../src/features/credits/ledger-check';
import { connect, type Database } from '../../../src/platform/db/database';
import { newPreparedDatabase } from '../../support/new-database';
import { randomFrom } from '../../support/random';
import { type Choice, EVENTS, LEDGER, PAYMENTS } from './commands';
import { Turns } from './faults';
import { type KilledServer, startKilledServer } from './killed-server';
import { newModel } from './model';
import { PLANS } from './plan-commands';
import { type Lane, World } from './world';

/** `npm run sequences` sets these, with a new seed each time; in the whole suite they are always the same. */
const RUNS = Number(process.env.SEQUENCES ?? (long ? 200 : 80));
const SEED = Number(process.env.SEQUENCES_SEED ?? 22);
/** Of how many deliveries one is killed; 0: none, and no server is started. */
const KILL_ONE_IN = Number(process.env.SEQUENCES_KILL_ONE_IN ?? 0);
/** Creators beside each other; with a server for each, no more than processors. */
const LANES = KILL_ONE_IN > 0 ? 2 : 6;
const SEQUENCE_TIMEOUT_MS = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
/** Work each statement of which fails once in 200 sequences. */
const WHOLE = [
  ...['a gift', 'a hold', 'an end', 'an end again', 'a reversal', 'an expiry'],
  ...['a checkout', 'coming back', 'a refund', 'an event of a payment'],
  ...['a checkout of a plan', 'an event of a plan', 'an end of a plan'],
];

let database: Database;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await newPreparedDatabase();
  database = connect(databaseUrl, 40);
});
afterAll(() => database.close());

const choice = fc.record<Choice>({ amount: fc.integer({ min: 1, max: 300 }), pick: fc.nat(30) });
const kinds = [...LEDGER, ...PAYMENTS, ...EVENTS, ...PLANS];
const command = fc.oneof(...kinds.map(({ weight, of }) => ({ weight, arbitrary: choice.map(of) })));
const commands = fc.array(command, { minLength: 9, maxLength: 15 });
/** Half of the sequences begin with a gift and a hold of a part of it, and end what is open. */
const framed = fc.option(choice, { freq: 2 });
const OPENING = LEDGER.filter(({ name }) => name === 'gift' || name === 'hold');
const CLOSING = kinds.filter(({ closes }) => closes);

async function runAll(list: typeof kinds, world: World, model: ReturnType<typeof newModel>, choice: Choice | null) {
  for (const { of } of choice ? list : []) {
    const one = of(choice as Choice);
    if (one.check(model)) await one.run(model, world);
  }
}

/** Everything that was not told yet arrives, and all of it once more. */
async function tellAll(world: World, model: ReturnType<typeof newModel>): Promise<void> {
  for (const told of model.told.toReversed()) if (!told.hasArrived) await world.tell(model, told, 1);
  await world.expectBooks(model);
  for (const told of model.told.slice(0, 3)) await world.tell(model, told, 2);
  await world.expectBooks(model);
}

async function runLane(lane: Lane, runs: number, seed: number): Promise<void> {
  const property = fc.asyncProperty(commands, framed, async (sequence, frame) => {
    const model = newModel();
    const world = await World.open(lane);
    await runAll(OPENING, world, model, frame);
    await fc.asyncModelRun(() => ({ model, real: world }), sequence);
    await runAll(CLOSING, world, model, frame);
    await tellAll(world, model);
  });
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
}

test(
  `${RUNS} sequences of everything that moves credits, each failing once at some statement, keep all books`,
  async () => {
    say(`${RUNS} sequences, seed ${SEED}`);
    const turns = new Turns();
    const killed: KilledServer[] = [];
    const lanes = Array.from({ length: LANES }, async (_, at) => {
      const stripe = await createStripeSimulator();
      const kills = { random: randomFrom(SEED + at), oneIn: KILL_ONE_IN };
      let server: KilledServer | undefined;
      try {
        if (KILL_ONE_IN > 0) {
          server = await startKilledServer(databaseUrl, stripe, kills);
          killed.push(server);
        }
        const lane = { db: database.db, stripe, turns, ...(server && { deliver: server.deliver }) };
        await runLane(lane, Math.ceil(RUNS / LANES), SEED + at);
      } finally {
        await server?.stop();
        await stripe.close();
      }
    });
    await Promise.all(lanes);
    expect((await checkLedger(database.db)).problems).toEqual([]);
    say(`${turns.failed} statements failed, every one of: ${[...turns.whole].join(', ')}`);
    for (const { counts } of killed) say(`${counts.kills} kills, ${counts.inside} inside a webhook`);
    if (RUNS >= 200 && KILL_ONE_IN === 0) expect([...turns.whole]).toEqual(expect.arrayContaining(WHOLE));
  },
  RUNS * SEQUENCE_TIMEOUT_MS,
);
