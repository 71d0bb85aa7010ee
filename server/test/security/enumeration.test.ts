import type { RunningServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { newAddress, PASSWORD, Visitor } from '../users/visitor';

/** Pairs of tries in a round, and rounds until the times are alike. */
const PAIRS = 11;
const ROUNDS = 5;
/**
 * Accepted ratio of the answer times. A password check costs some 50 ms; skipping it for unknown addresses would show
 * as a ratio of ten and more.
 */
const ALIKE = { least: 1 / 3, most: 3 };

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const accounts: string[] = [];
/** Addresses of accounts for a round. Tries are rate limited by account, so that a test tries each once. */
async function accountsOf(round: number): Promise<string[]> {
  while (accounts.length < (round + 1) * PAIRS) {
    const email = newAddress();
    await new Visitor(server).post('sign-up', { email, password: PASSWORD });
    accounts.push(email);
  }
  return accounts.slice(round * PAIRS, (round + 1) * PAIRS);
}

test.each<[string, string, object]>([
  ['a wrong password', 'sign-in', { password: 'not the password' }],
  ['asking for a new password', 'forgot-password', {}],
  ['a made-up code', 'verify-email-code', { code: '000000' }],
  ['a made-up reset token', 'reset-password', { token: 'made-up', newPassword: PASSWORD }],
])(
  'enumeration: %s gets the same answer in the same time for known and unknown addresses',
  async (_name, path, rest) => {
    const quickest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    const answers = { known: new Set<string>(), unknown: new Set<string>() };
    const attempt = async (kind: 'known' | 'unknown', email: string) => {
      const started = performance.now();
      const { status, body } = await new Visitor(server).post(path, { email, ...rest });
      quickest[kind] = Math.min(quickest[kind], performance.now() - started);
      answers[kind].add(JSON.stringify([status, { ...body, requestId: '' }]));
    };
    const ratio = () => quickest.known / quickest.unknown;
    const isAlike = () => ratio() > ALIKE.least && ratio() < ALIKE.most;
    // What else the machine does only makes answers slower: each further round brings the quickest nearer to what an
    // answer takes, and ends no difference that the product makes.
    for (let round = 0; round < ROUNDS && !isAlike(); round++)
      for (const email of await accountsOf(round)) {
        await attempt('known', email);
        await attempt('unknown', newAddress());
      }
    expect([...answers.known]).toEqual([...answers.unknown]);
    expect(ratio()).toBeGreaterThan(ALIKE.least);
    expect(ratio()).toBeLessThan(ALIKE.most);
  },
);
