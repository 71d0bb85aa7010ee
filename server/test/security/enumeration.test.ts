import type { RunningServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { newAddress, PASSWORD, Visitor } from '../users/visitor';

/** Pairs of accounts: tries are rate limited by account, so each account is tried once. */
const PAIRS = 11;
/**
 * Accepted ratio of the answer times. A password check costs some 50 ms; skipping it for unknown addresses would show
 * as a ratio of ten and more.
 */
const ALIKE = { least: 1 / 3, most: 3 };

let server: RunningServer;
let known: string[];

beforeAll(async () => {
  server = await sharedServer();
  known = Array.from({ length: PAIRS }, newAddress);
  for (const email of known) await new Visitor(server).post('sign-up', { email, password: PASSWORD });
});

test.each<[string, string, object]>([
  ['a wrong password', 'sign-in', { password: 'not the password' }],
  ['asking for a new password', 'forgot-password', {}],
  ['a made-up code', 'verify-email-code', { code: '000000' }],
  ['a made-up reset token', 'reset-password', { token: 'made-up', newPassword: PASSWORD }],
])(
  'enumeration: %s gets the same answer in the same time for known and unknown addresses',
  async (_name, path, rest) => {
    const kinds = ['known', 'unknown'] as const;
    const took = { known: [] as number[], unknown: [] as number[] };
    const answers = { known: new Set<string>(), unknown: new Set<string>() };
    for (const email of known)
      for (const kind of kinds) {
        const started = performance.now();
        const address = kind === 'known' ? email : newAddress();
        const { status, body } = await new Visitor(server).post(path, { email: address, ...rest });
        took[kind].push(performance.now() - started);
        answers[kind].add(JSON.stringify([status, { ...body, requestId: '' }]));
      }
    expect([...answers.known]).toEqual([...answers.unknown]);
    // The quickest of each: what else the machine does only makes answers slower.
    const ratio = Math.min(...took.known) / Math.min(...took.unknown);
    expect(ratio).toBeGreaterThan(ALIKE.least);
    expect(ratio).toBeLessThan(ALIKE.most);
  },
);
