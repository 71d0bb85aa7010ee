export const REMOTES = ['mfe-generator', 'mfe-agents', 'mfe-billing', 'mfe-tools', 'mfe-content'];

const EVERYWHERE = ['bundler', 'rspack.base.ts', 'package-lock.json'];

/** Built workspaces, and the files and folders each is built from. */
export const INPUTS = {
  server: ['server', 'engines', 'shared/contracts', 'shared/tools', 'docs/guide', ...EVERYWHERE],
  shell: ['shell', 'shared', ...EVERYWHERE],
  ...Object.fromEntries(REMOTES.map((name) => [name, [name, 'shared', ...EVERYWHERE]])),
};
