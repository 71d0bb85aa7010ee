const jsc = (parser) => ({
  jsc: {
    ...{ parser, target: 'es2022' },
    transform: { react: { runtime: 'automatic', importSource: '@flint/shared/jsx', development: true } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
});

/** Transforms of each kind of source; plain `.ts` keeps generics that `.tsx` would parse as tags. */
export const transform = {
  '\\.tsx$': ['@swc/jest', jsc({ syntax: 'typescript', tsx: true })],
  '\\.ts$': ['@swc/jest', jsc({ syntax: 'typescript' })],
  '\\.[cm]?js$': ['@swc/jest', jsc({ syntax: 'ecmascript' })],
};
