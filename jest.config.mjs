import { transform } from './scripts/jest/swc.mjs';
import { integrationForm } from './scripts/lib/long-form.mjs';
import { REMOTES } from './scripts/lib/workspaces.mjs';

/** Packages published as ES modules only; jest runs CommonJS. */
const ES_MODULES = [
  'get-east-asian-width',
  'media-captions',
  'graphql-request',
  '@graphql-typed-document-node',
  'single-spa',
  'culori',
  'file-type',
  'strtok3',
  'token-types',
  '@tokenizer/inflate',
  '@borewit/text-codec',
  'uint8array-extras',
  '@bjorn3/browser_wasi_shim',
  'mime',
  'p-limit',
  'yocto-queue',
  'spessasynth_core',
  'stb-vorbis',
  '@audio/decode-wav',
  '@wasm-audio-decoders',
  '@eshaz/web-worker',
  'mpg123-decoder',
  'ogg-opus-decoder',
  'opus-decoder',
  'codec-parser',
  'simple-yenc',
  // react-markdown and what it is made of.
  'react-markdown',
  'any-ascii',
  '(micromark|mdast|hast|unist|remark|rehype|vfile|estree-util)(-[^/]+)?',
  'unified',
  'bail',
  'trough',
  'is-plain-obj',
  'devlop',
  'decode-named-character-reference',
  'character-entities[^/]*',
  'property-information',
  'space-separated-tokens',
  'comma-separated-tokens',
  'html-url-attributes',
  'trim-lines',
  'ccount',
  'escape-string-regexp',
  'markdown-table',
  'longest-streak',
  'zwitch',
  '@ungap/structured-clone',
  // openapi-typescript and what it is made of.
  'parse-json',
  'index-to-position',
  'supports-color',
  'change-case',
];

const common = {
  rootDir: import.meta.dirname,
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  restoreMocks: true,
};

const pages = {
  ...common,
  roots: ['shell', 'shared', ...REMOTES].map((workspace) => `<rootDir>/${workspace}`),
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/shared/contracts/', '<rootDir>/shared/tools/'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/scripts/jest/css-modules.mjs',
    '\\.(css|svg|png|jpg|webp|avif|mp3|mp4|woff2?)$': '<rootDir>/scripts/jest/asset.mjs',
    '^lucide-react$': '<rootDir>/scripts/jest/icons.cjs',
    '^@fontsource-variable/': '<rootDir>/scripts/jest/asset.mjs',
  },
};

/** Tests with a page. */
const browser = {
  ...pages,
  displayName: 'unit-browser',
  testMatch: ['**/*.test.tsx', '**/*.dom.test.ts'],
  testEnvironment: '<rootDir>/scripts/jest/browser-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/browser-setup.mjs'],
};

/** Tests of pages' code that need no page: making one for each of their files takes longer than they do. */
const plain = {
  ...pages,
  displayName: 'unit-plain',
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: [...pages.testPathIgnorePatterns, '\\.dom\\.test\\.ts$'],
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/server-setup.mjs'],
};

const server = {
  ...common,
  displayName: 'unit-server',
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/server-setup.mjs'],
  // The illustrator calls Math in every pixel loop; a global of jest's sandbox costs it twelve times the time.
  sandboxInjectedGlobals: ['Math'],
  // The command `npm test` is called as a test file is.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/scripts/test.mjs'],
  roots: ['server/src', 'engines', 'shared/contracts', 'shared/tools', 'simulators', 'scripts'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
};

const integration = {
  ...common,
  displayName: 'integration',
  testEnvironment: '<rootDir>/scripts/jest/integration-environment.mjs',
  roots: ['<rootDir>/server/test'],
  ...integrationForm('<rootDir>/server/test'),
  globalSetup: '<rootDir>/server/test/support/start-cluster.ts',
  globalTeardown: '<rootDir>/server/test/support/stop-cluster.ts',
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/integration-setup.mjs'],
};

export default {
  projects: [browser, plain, server, integration],
  testSequencer: '<rootDir>/scripts/jest/longest-first.mjs',
};
