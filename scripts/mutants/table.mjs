/**
 * Mutants: guards to remove, each with the tests that must then fail.
 *
 * @typedef {object} Mutant
 * @property {string} name the fault, as a sentence
 * @property {string} file
 * @property {string} find source of the guard, exactly once in the file
 * @property {string} [replace] its replacement; default: empty
 * @property {'unit-browser' | 'unit-server' | 'integration'} project
 * @property {string} tests test files that must fail, as a pattern of their paths
 * @property {string} [only] only tests with names that contain this
 * @property {boolean} [build] whether the tests run against the built server
 */

const LEDGER = 'server/src/features/credits/ledger.ts';
const LEDGER_SQL = 'server/src/features/credits/ledger-repository.ts';
const BOOKS = { project: 'integration', tests: 'server/test/credits/books' };
const SEQUENCES = { project: 'integration', tests: 'server/test/billing/sequences/sequences' };
const INBOX = { project: 'integration', tests: 'server/test/billing/stripe', only: 'is one row of the inbox' };
const STEERING = 'server/src/features/releases';
const ACCESS = { project: 'integration', tests: 'server/test/releases/access', build: true };
const TRUST = { project: 'unit-browser', tests: 'shell/src/registry/trust-plugin' };

/** @type {readonly Mutant[]} */
export const MUTANTS = [
  {
    name: 'the reserve does not ask for the balance',
    file: LEDGER_SQL,
    find: ' and (account.allow_negative or account.balance + locked.amount >= 0)',
    ...BOOKS,
  },
  {
    name: 'the database accepts a balance below zero',
    file: 'server/src/features/credits/migrations/0001-ledger.ts',
    find: ',\n      check (allow_negative or balance >= 0)',
    ...BOOKS,
  },
  {
    name: 'the database accepts a second end of a hold',
    file: 'server/src/features/credits/migrations/0001-ledger.ts',
    find: 'create unique index ledger_txn_one_end',
    replace: 'create index ledger_txn_one_end',
    ...BOOKS,
  },
  {
    name: 'a hold that has ended can be ended again',
    file: LEDGER_SQL,
    find: " and state = 'held'",
    ...BOOKS,
  },
  {
    name: 'the same hold is made twice',
    file: LEDGER,
    find: `idem: \`reserve:\${hold.id}\``,
    replace: `idem: \`reserve:\${hold.id}:\${Math.random()}\``,
    ...BOOKS,
  },
  {
    name: 'entries need not add up to zero',
    file: 'server/src/features/credits/migrations/0001-ledger.ts',
    find: 'where txn_id = new.txn_id) <> 0 then',
    replace: 'where txn_id = new.txn_id) is null then',
    ...BOOKS,
  },
  {
    name: 'billing: the update of a balance does not ask for it',
    file: LEDGER_SQL,
    find: ' and (account.allow_negative or account.balance + locked.amount >= 0)',
    ...SEQUENCES,
  },
  {
    name: 'billing: an event is written down before its effect is',
    file: 'server/src/features/billing/webhook.ts',
    find: 'await insertEvent(tx, {',
    replace: 'await insertEvent(db as unknown as Tx, {',
    ...SEQUENCES,
  },
  {
    name: 'billing: the database accepts an event a second time',
    file: 'server/src/features/billing/migrations/0111-billing.ts',
    find: 'received_at timestamptz not null default now(),\n      primary key (provider, id)',
    replace: 'received_at timestamptz not null default now()',
    ...INBOX,
  },
  {
    name: 'billing: an event that is known is acted on again',
    file: 'server/src/features/billing/webhook.ts',
    find: 'if (!fresh || !about) return;',
    replace: 'if (!about) return;',
    ...INBOX,
  },
  {
    name: 'billing: paid credits are spent before promotional ones',
    file: 'server/src/features/credits/lots-repository.ts',
    find: 'sql`paid, expires_at nulls last, id`',
    replace: 'sql`paid desc, expires_at nulls last, id`',
    project: 'integration',
    tests: 'server/test/credits/lots',
    only: 'promotional credits are spent before paid ones',
  },
  {
    name: 'the idempotency key counts for nothing',
    file: 'server/src/features/generation/generation-service.ts',
    find: 'id: key ?? randomUUID()',
    replace: 'id: randomUUID()',
    project: 'integration',
    tests: 'server/test/images/spending',
    only: 'one key pressed many times',
    build: true,
  },
  {
    name: 'a paid request is sent again after a kill',
    file: 'server/src/features/generation/provider-requests.ts',
    find: "if (fresh) return 'fresh';",
    replace: "if (fresh || position >= 0) return 'fresh';",
    project: 'integration',
    tests: 'server/test/images/sent-once',
    build: true,
  },
  {
    name: 'a picture that comes after the end of its run is kept',
    file: 'server/src/features/runs/record-delivery.ts',
    find: 'if (!(await lockUnfinished(tx, runId))) return false;',
    project: 'integration',
    tests: 'server/test/images/late-picture',
  },
  {
    name: 'what was not delivered is charged',
    file: 'server/src/features/runs/outcome.ts',
    find: '(price / asked) * delivered',
    replace: 'price',
    project: 'unit-server',
    tests: 'server/src/features/runs/outcome',
  },
  {
    name: 'an unverified user may spend',
    file: 'server/src/platform/http/register-routes.ts',
    find: "(auth === 'verified' || spends) && !viewer.user.isEmailVerified",
    replace: "(auth === 'verified' || spends) && !viewer.user.id",
    project: 'integration',
    tests: 'server/test/credits/credits',
    only: 'an unverified user sees a balance',
    build: true,
  },
  {
    name: "another user's run can be read",
    file: 'server/src/features/runs/runs-service.ts',
    find: 'if (row?.user_id !== userId)',
    replace: 'if (!row || !userId)',
    project: 'integration',
    tests: 'server/test/runs/foreign-runs',
    build: true,
  },
  {
    name: "another site's request is taken for ours",
    file: 'server/src/platform/http/register-routes.ts',
    find: 'assertOwnOrigin(request, services.publicOrigin);',
    project: 'integration',
    tests: 'server/test/users/sign-in',
    build: true,
  },
  {
    name: 'the manifest of a remote is taken without its hash',
    file: 'shell/src/registry/manifest.ts',
    find: 'await fetchPatiently(url, sealed);',
    replace: 'await fetchPatiently(url, init);',
    ...TRUST,
  },
  {
    name: 'the integrity check of a remote is not awaited',
    file: 'shell/src/registry/trust-plugin.ts',
    find: 'const { response, files } = await fetchManifest(release, url, init);',
    replace:
      'void fetchManifest(release, url, init).catch(() => undefined);\n' +
      '      const response = await fetch(url, init);\n' +
      '      const files = (await response.clone().json()).metaData.integrity;',
    ...TRUST,
  },
  {
    name: 'a file that no manifest names is loaded',
    file: 'shell/src/registry/hashes.ts',
    find: '![...this.#unsealed].some((folder) => file.startsWith(folder))',
    replace: 'file === origin',
    ...TRUST,
  },
  {
    name: 'a script of a remote carries no hash',
    file: 'shell/src/registry/trust-plugin.ts',
    find: 'if (hash) element.integrity = hash;',
    ...TRUST,
  },
  {
    name: 'who is not staff steers',
    file: `${STEERING}/graphql/access.ts`,
    find: "  if (!isStaff(viewer)) throw new AppError('forbidden', 'Only staff may do this.');\n",
    ...ACCESS,
  },
  {
    name: 'a release token counts everywhere',
    file: `${STEERING}/graphql/access.ts`,
    find: 'if (fits) return token;',
    replace: 'if (fits || token.name) return token;',
    ...ACCESS,
  },
  {
    name: 'an upload is not what its address was signed for',
    file: `${STEERING}/publishing.ts`,
    find: 'if (integrityOf(bytes) !== integrity)',
    replace: 'if (!integrity)',
    ...ACCESS,
  },
  {
    name: 'the manifest of a release may have another hash than was registered',
    file: `${STEERING}/verified-manifest.ts`,
    find: 'if (integrityOf(bytes) !== manifestIntegrity)',
    replace: 'if (!manifestIntegrity)',
    project: 'unit-server',
    tests: `${STEERING}/verified-manifest`,
  },
  {
    name: 'a script may differ from the one that the manifest names',
    file: `${STEERING}/verified-manifest.ts`,
    find: 'if (hashes.get(path) !== integrity)',
    replace: 'if (!integrity)',
    project: 'unit-server',
    tests: `${STEERING}/verified-manifest`,
  },
  {
    name: 'files of another environment are served',
    file: `${STEERING}/release-files.ts`,
    find: 'releases.find(environment, remote, segment)',
    replace: "(releases.find(environment, remote, segment) ?? releases.find('staging', remote, segment))",
    ...ACCESS,
  },
  {
    name: 'anybody may try a remote from an address of their own',
    file: `${STEERING}/page-remotes.ts`,
    find: '  if (!isStaff(viewer)) return { remotes, revision };\n',
    ...ACCESS,
  },
  {
    name: 'a remote is tried from an origin that nobody allowed',
    file: `${STEERING}/page-remotes.ts`,
    find: '.filter(([, address]) => overrideOrigins.includes(new URL(address).origin))',
    ...ACCESS,
  },
  {
    name: 'an override beats the kill switch',
    file: `${STEERING}/decision.ts`,
    find: 'if (rules.killed !== null)',
    replace: "if (rules.killed === '')",
    project: 'unit-server',
    tests: `${STEERING}/decision`,
  },
];
