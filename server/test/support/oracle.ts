import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import { isEnded, type Run } from '@flint/shared/contracts/runs';
import type { FalJournal } from '@flint/simulators/fal/script';
import { checkLedger } from '../../src/features/credits/ledger-check';
import { connect, type Db } from '../../src/platform/db/database';
import type { TestClient } from './client';

const CONNECTIONS = 2;

/** A user, and all the credits granted to that user. */
export interface Witness {
  readonly client: TestClient;
  readonly given: number;
}

export interface Oracle {
  /** Broken invariants of the ledger at any moment, even during runs. */
  booksNow(): Promise<string[]>;
  unfinished(): Promise<number>;
  /** Broken invariants after all runs have ended; with the vendor's journal, also of vendor payments. */
  afterAll(witnesses: readonly Witness[], vendor?: FalJournal): Promise<string[]>;
  close(): Promise<void>;
}

/** Test oracle: checks the invariants (docs/architecture.md, Credits) in the database and in what users see. */
export function createOracle(databaseUrl: string): Oracle {
  const { db, close } = connect(databaseUrl, CONNECTIONS);
  const booksNow = async () => (await checkLedger(db)).problems.map((problem) => `books: ${problem}`);
  return {
    booksNow,
    close,
    unfinished: async () =>
      (await db.selectFrom('run').select('id').where('status', 'in', ['queued', 'running']).execute()).length,
    async afterAll(witnesses, vendor) {
      const problems = await booksNow();
      for (const [at, witness] of witnesses.entries()) {
        const stranger = witnesses.length > 1 ? witnesses[(at + 1) % witnesses.length]?.client : undefined;
        problems.push(...(await judgeUser(db, witness, stranger)));
      }
      if (vendor) problems.push(...(await judgePayments(db, vendor)));
      return problems;
    },
  };
}

/** A user's runs sum up to that user's balance, and no other user sees them. */
async function judgeUser(db: Db, { client, given }: Witness, stranger?: TestClient): Promise<string[]> {
  const problems: string[] = [];
  // What consists of leaves has no charge of its own, and a part none beside its workflow.
  const own = db.selectFrom('run').select('id').where('user_id', '=', client.id);
  const rows = await own.where('part_of', 'is', null).where('kind', '<>', 'steps').execute();
  let charged = 0;
  for (const { id } of rows) {
    const answer = await client.fetchJson('GET', `/api/runs/${id}`);
    const { run } = answer.body as { run: Run };
    charged += run.charged ?? 0;
    problems.push(...judgeRun(run), ...(await judgeDelivery(client, run)));
    const foreign = await stranger?.fetchJson('GET', `/api/runs/${id}`);
    if (foreign && foreign.status !== 404) problems.push(`run ${id} answers ${foreign.status} to a stranger`);
  }
  const { balance, held } = await client.credits();
  if (balance !== given - charged || held !== 0) {
    problems.push(`${client.email} was given ${given} and charged ${charged}, yet has ${balance} and ${held} held`);
  }
  return problems;
}

/** A run's final state is consistent, and its charge equals its delivery. */
function judgeRun(run: Run): string[] {
  const is = (words: string) => [`run ${run.id} (${run.status}, ${run.charged} of ${run.price}) ${words}`];
  if (!isEnded(run.status) || run.charged === null) return is('has not ended');
  if (run.kind !== 'image') return [];
  const delivered = run.images.length;
  if (run.charged !== (run.price / run.recipe.count) * delivered) return is(`delivered ${delivered}`);
  if (run.status === 'completed' && delivered === 0) return is('completed without a picture');
  if (run.status === 'failed' && delivered > 0) return is(`failed with ${delivered} pictures`);
  if (delivered < run.recipe.count && !run.message) return is('does not say what became of it');
  return [];
}

/** Every delivered file can be downloaded. */
async function judgeDelivery(client: TestClient, run: Run): Promise<string[]> {
  const problems: string[] = [];
  for (const image of run.images) {
    const response = await client.fetch(image.url);
    const { byteLength } = await response.arrayBuffer();
    if (response.status !== 200 || byteLength !== image.bytes) {
      problems.push(`picture ${image.id} of run ${run.id} answers ${response.status} with ${byteLength} bytes`);
    }
  }
  return problems;
}

/**
 * No vendor request was paid twice, without a record before it, or without a hold. Needs prompts that are unique to
 * their order.
 */
async function judgePayments(db: Db, vendor: FalJournal): Promise<string[]> {
  const claims = await db
    .selectFrom('provider_request')
    .innerJoin('run', 'run.id', 'provider_request.run_id')
    .innerJoin('ledger_hold', 'ledger_hold.id', 'run.id')
    .select(['run.recipe', 'provider_request.request_id'])
    .execute();
  const problems: string[] = [];
  const paid = count(vendor.requests.map(({ input }) => String(input.prompt)));
  const claimed = count(claims.map(({ recipe }) => (recipe as ImageRecipe).prompt));
  for (const [prompt, times] of paid) {
    const allowed = claimed.get(prompt) ?? 0;
    if (times > allowed) problems.push(`"${prompt}" was paid ${times} times for ${allowed} requests with a hold`);
  }
  const known = claims.flatMap(({ request_id }) => request_id ?? []);
  for (const [id, times] of count(known)) if (times > 1) problems.push(`request ${id} belongs to ${times} claims`);
  return problems;
}

function count(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
