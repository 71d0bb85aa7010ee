import { DEPLOYED_SHELL } from './dev-servers';

/** How TypeScript is read, with or without the elements of React in it. */
export function typescriptRule({ development, react }: { development: boolean; react: boolean }) {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: react },
        target: 'es2022',
        // The development flavour of JSX is one more module to share, and says nothing that the errors do not.
        transform: {
          react: { runtime: 'automatic', development: false, refresh: development && react && !DEPLOYED_SHELL },
        },
      },
    },
    type: 'javascript/auto',
  };
}
