import { long } from '../../../e2e/support/long';
import { startServer } from '../support/server';
import { type Caller, gather } from './callers';
import { faultOf } from './judge';
import { type Operation, readOperations } from './operations';
import { type Drawn, drawRequests } from './requests';
import { send } from './send';

/** `npm run fuzz` sets these, with a new seed each time; the whole suite sends fewer requests, and always the same. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (long ? 2_000 : 1_000));
const SEED = Number(process.env.FUZZ_SEED ?? 22);

/** Requests sent at once. */
const AT_ONCE = 4;
/** Time limit of the test for each request, in milliseconds. */
const PATIENCE_MS = 500;

interface Shot {
  readonly operation: Operation;
  readonly caller: Caller;
  readonly drawn: Drawn;
}

/** Draws of an operation and a caller stay the same when other operations are added. */
const seedOf = ({ id }: Operation, { name }: Caller) =>
  [...`${id} ${name}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000, SEED);

/** Every operation by every caller, equally often, in an order that mixes them. */
function shotsOf(operations: readonly Operation[], callers: readonly Caller[]): Shot[] {
  const each = Math.ceil(REQUESTS / (operations.length * callers.length));
  const drawn = operations.flatMap((operation) =>
    callers.map((caller) => ({
      ...{ operation, caller },
      requests: drawRequests(operation, seedOf(operation, caller), each),
    })),
  );
  return Array.from({ length: each }, (_, round) =>
    drawn.flatMap(({ requests, ...rest }) => {
      const request = requests[round];
      return request ? [{ ...rest, drawn: request }] : [];
    }),
  ).flat();
}

test(
  `${REQUESTS} requests from our OpenAPI document (npm run fuzz -- --requests ${REQUESTS} --seed ${SEED}): no fault`,
  async () => {
    const server = await startServer({ RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error' });
    try {
      const callers = await gather(server);
      const shots = shotsOf(await readOperations(server.url), callers);
      process.stdout.write(`seed ${SEED}, ${shots.length} requests\n`);
      const faults = new Map<string, string>();
      const seen = new Set<string>();
      const statuses = new Map<number, number>();
      const fire = async ({ operation, caller, drawn }: Shot) => {
        const request = `${caller.name}: ${operation.method} ${operation.path} ${JSON.stringify(drawn).slice(0, 600)}`;
        const note = (fault: string) => faults.set(`${operation.id} ${fault.slice(0, 60)}`, `${request}\n  ${fault}`);
        try {
          const answer = await send(caller, operation, drawn);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          if (caller.own && answer.text.includes(caller.own)) seen.add(caller.name);
          const fault = faultOf(operation, answer, caller.forbidden);
          if (fault) note(fault);
          if (answer.body.includes('"unauthenticated"')) await caller.renew();
        } catch (error) {
          note(`does not answer: ${error}`);
        }
      };
      let next = 0;
      const work = async () => {
        for (let shot = shots[next++]; shot; shot = shots[next++]) await fire(shot);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      process.stdout.write(
        `${[...statuses]
          .sort()
          .map(([status, count]) => `${status}: ${count}`)
          .join(', ')}\n`,
      );
      expect([...faults.values()].join('\n')).toBe('');
      // Canaries show: what is another's would be found.
      expect([...seen].sort()).toEqual(['other user', 'user']);
      // Enough of it must have passed the checks of the input to say something of what is behind them.
      expect((statuses.get(200) ?? 0) + (statuses.get(202) ?? 0)).toBeGreaterThan(shots.length / 20);
    } finally {
      // What was ordered may still be drawn: how a server stops beside its work is tried elsewhere.
      await server.kill('SIGKILL');
      await server.stop();
    }
  },
  Math.max(60_000, REQUESTS * PATIENCE_MS),
);
