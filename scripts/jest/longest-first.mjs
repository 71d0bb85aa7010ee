import Sequencer from '@jest/test-sequencer';

/**
 * The slowest test files, slowest first, as path parts. A run that has never been made here, such as one of CI, knows no
 * durations: without this list a long file can begin last, while the other workers have nothing left to do.
 */
const SLOWEST = [
  'server/test/users/lockout',
  'server/test/runs/clock',
  'server/test/security/user-addresses',
  'server/test/providers/queued-vendor',
  'server/test/images/killed',
  'server/test/chaos/',
  'server/test/runs/stopped-process',
  'server/test/operations/',
  'server/test/users/mail',
  'server/test/environments/',
  'server/test/runs/roles',
  'server/test/images/image-v1',
  'server/test/workflows/',
  'server/test/postgres/',
  'server/test/generation/formats',
  'server/test/releases/',
  'server/test/tools/',
  'server/test/editing/',
  'server/test/agents/agents',
  'server/test/billing/sequences/',
  'server/test/fuzz/',
];

const rankOf = ({ path }) => {
  const rank = SLOWEST.findIndex((part) => path.includes(part));
  return rank < 0 ? SLOWEST.length : rank;
};

/** Begins with the slowest files; the rest in jest's own order, by duration where it is known, else by size. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
