/**
 * Which tests run (`FLINT_FORM`): `short` in CI and by `npm test`; `rest` by `npm test -- --rest`, all that the short form
 * leaves out; every test where neither is asked for, as when a runner is started by hand.
 */
const { FLINT_FORM: form } = process.env;

/** In the title's tags, a browser test that the short form leaves out. */
const LONG_TAG = /@long\b/;

/**
 * Integration tests that the short form leaves out, as beginnings of paths below `server/test/`: machines that die, disks
 * that fill, ways to deploy, every form of one attack, and work of engines that other files do once.
 */
export const LONG_FILES = [
  // Operations and environments: each starts several servers, or the whole server for each command.
  ...['operations/', 'environments/', 'deploy/', 'storage/move', 'users/command-line', 'users/outbox'],
  ...['releases/new-remote', 'releases/third-party', 'releases/previews', 'releases/publish'],
  ...['releases/declared-pages', 'releases/page-clashes', 'releases/ramps'],
  // Processes and databases that die, and clocks that jump.
  ...[
    'chaos/',
    'runs/roles',
    'runs/clock',
    'runs/stopped-process',
    'runs/lost-claim',
    'runs/stale',
    'generation/killed-film',
  ],
  ...['postgres/embedded-database', 'postgres/session-lock', 'postgres/late-database', 'postgres/lost-connection'],
  ...[
    'billing/killed',
    'blog/outage',
    'postgres/pooler',
    'postgres/taken-port',
    'images/killed',
    'images/image-v1',
    'workflows/killed',
    'spark/readers',
    'chat/waiting',
  ],
  // Vendors and stores beyond the one that other files order from.
  ...['providers/queued-vendor', 'providers/changed-providers', 'providers/learnt-limits'],
  ...['storage/bucket-server', 'images/vendor-variations', 'generation/vendor-media', 'billing-desk/margin'],
  // Every form of one attack or fault: unit tests try the guard, and other files one form of each.
  ...[
    'security/user-addresses',
    'security/session-renewal',
    'users/mail.',
    'spark/injection',
    'security/outgoing-files',
  ],
  ...[
    'generation/untrusted-audio',
    'generation/formats',
    'generation/long-text',
    'generation/speech',
    'generation/recogniser',
  ],
  // Work that a browser test of the short form orders, follows and plays: a film, a piece of music.
  ...['generation/video', 'generation/music'],
  // What observes the product.
  ...['telemetry/', 'monitoring/', 'releases/vitals', 'releases/browser-errors', 'runs/run-log'],
];

/** Options of jest's integration project. @param {string} root its folder of tests */
export function integrationForm(root) {
  const patterns = LONG_FILES.map((path) => `${root}/${path.replaceAll('.', '\\.')}`);
  if (form === 'short') return { testPathIgnorePatterns: ['/node_modules/', ...patterns] };
  return form === 'rest' ? { testMatch: LONG_FILES.map((path) => `${root}/${path}*{,/**/*}test.ts`) } : {};
}

/** Options of Playwright. */
export function browserForm() {
  if (form === 'short') return { grepInvert: LONG_TAG };
  return form === 'rest' ? { grep: LONG_TAG } : {};
}
