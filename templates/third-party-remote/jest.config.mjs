import { transform } from '@flint/shared/jest/swc.mjs';

export default {
  testEnvironment: '@flint/shared/jest/browser-environment.mjs',
  setupFilesAfterEnv: ['@flint/shared/jest/browser-setup.mjs'],
  transform,
  // Published as ES modules; jest runs CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!(@flint|graphql-request|@graphql-typed-document-node)/)'],
  moduleNameMapper: { '\\.css$': '@flint/shared/jest/css-modules.mjs' },
};
