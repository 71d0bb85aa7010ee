const REMOTE = '^(mfe-[^/]+)/';
/** Tests may reach for what shipped code may not. */
const TESTS = '\\.test\\.tsx?$|^server/test/|^shared/testing/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one idea, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-barrels',
      comment: 'An index that re-exports hides who uses what: import the file itself.',
      severity: 'error',
      from: {},
      to: { path: '^(shared|shell|engines|server|simulators|mfe-[^/]+)/.*/index\\.tsx?$' },
    },
    {
      name: 'remote-knows-shared-and-itself',
      comment: 'A remote is released alone: it may not lean on the shell, the server or another remote.',
      severity: 'error',
      from: { path: REMOTE },
      to: { path: '^(shell|engines|server|simulators|mfe-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'toasts-by-the-bus',
      comment:
        "The region of toasts is the shell's, in its own React tree: a remote announces one by emit('toast', …).",
      severity: 'error',
      from: { path: REMOTE },
      to: { path: '^shared/ui/toast\\.tsx$' },
    },
    {
      name: 'shell-knows-shared',
      comment: 'The shell learns of remotes at run time only.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(engines|server|simulators|mfe-[^/]+)/' },
    },
    {
      name: 'shared-knows-itself',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|engines|server|simulators|mfe-[^/]+)/' },
    },
    {
      name: 'contracts-are-pure',
      comment: 'Contracts are read by the server, the browser and tests alike.',
      severity: 'error',
      from: { path: '^shared/contracts/', pathNot: TESTS },
      to: { path: '^shared/', pathNot: '^shared/contracts/' },
    },
    {
      name: 'tools-know-contracts',
      comment: 'Tools are content with schemas: the server, the browser and tests read them.',
      severity: 'error',
      from: { path: '^shared/tools/', pathNot: TESTS },
      to: { path: '^shared/', pathNot: '^shared/(contracts|tools)/' },
    },
    {
      name: 'schemas-through-contracts',
      comment: 'Shell and remotes share one schema module: the package itself would come along once more.',
      severity: 'error',
      from: { path: '^(shared|shell|mfe-[^/]+)/', pathNot: `${TESTS}|^shared/contracts/schema\\.ts$` },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'server-knows-contracts-tools-and-engines',
      comment: 'Its tests try the scripts of the world too.',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { path: '^(shell|mfe-[^/]+|shared)/', pathNot: '^shared/(contracts/|tools/|testing/scripts)' },
    },
    {
      name: 'engines-know-contracts',
      comment: 'An engine can be run, tested and replaced without the server.',
      severity: 'error',
      from: { path: '^engines/' },
      to: { path: '^(shell|server|simulators|mfe-[^/]+|shared)/', pathNot: '^shared/contracts/' },
    },
    {
      name: 'features-know-no-engine',
      comment:
        'A feature sees capabilities (engines/spec) and English (engines/english); composition binds the engines.',
      severity: 'error',
      from: { path: '^server/src/(features|platform)/', pathNot: TESTS },
      to: { path: '^engines/', pathNot: '^engines/(spec|english)/' },
    },
    {
      name: 'simulators-know-themselves',
      comment: 'A simulator stands for another company: it cannot lean on what it is to try.',
      severity: 'error',
      from: { path: '^simulators/', pathNot: TESTS },
      to: { path: '^(shell|engines|server|mfe-[^/]+|shared)/' },
    },
    {
      name: 'simulators-in-tests-only',
      severity: 'error',
      from: { path: '^server/src/', pathNot: `${TESTS}|/simulated-[^/]+\\.ts$` },
      to: { path: '^simulators/' },
    },
    {
      name: 'providers-know-their-spec',
      comment: 'A provider can be taken out or replaced without touching anything else.',
      severity: 'error',
      from: { path: '^server/src/providers/([^/]+)/' },
      to: {
        path: '^server/src/',
        pathNot:
          '^server/src/(providers/($1/|common/|define-(provider|settings))|platform/composition/define-feature|config|platform/runs/(poll|durable))',
      },
    },
    {
      name: 'features-know-offers-not-providers',
      comment:
        'A feature asks what is offered, and uses the built-in media tools; which vendor it is, composition knows.',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: TESTS },
      to: {
        path: '^server/src/providers/',
        pathNot: '^server/src/providers/(feature|file-origins|built-in/[^/]+-feature)\\.ts$',
      },
    },
    {
      name: 'features-meet-through-services',
      comment: "A feature's repository is its own: ask its service.",
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^server/src/features/.*repository\\.ts$', pathNot: '^server/src/features/$1/' },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'Features add their tables to the schema by declaration merging.',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: TESTS },
      to: { path: '^server/src/(features|providers)/' },
    },
    {
      name: 'testing-in-tests-only',
      severity: 'error',
      from: { path: '^(shell|engines|server|mfe-[^/]+|shared)/', pathNot: `${TESTS}|/testing/` },
      to: { path: '^shared/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['/dist/', '\\.css$'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  },
};
