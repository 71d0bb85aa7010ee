import { DEPLOYED_SHELL } from './dev-servers';

/** TypeScript rule, with or without JSX. */
export function typescriptRule({ development, react }: { development: boolean; react: boolean }) {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: react },
        target: 'es2022',
        // The development JSX runtime would be one more shared module, and adds nothing to the error messages.
        transform: {
          react: {
            runtime: 'automatic',
            importSource: '@flint/shared/jsx',
            development: false,
            refresh: development && react && !DEPLOYED_SHELL,
          },
        },
      },
    },
    type: 'javascript/auto',
  };
}
