import type { RemoteName } from '@flint/shared/contracts/remotes';

interface Words {
  /** The subject of a sentence about the remote. */
  subject: string;
  /** What is not lost while the remote is unavailable. */
  safe: string;
}

/** The remotes' display names, and texts for when one is unavailable; without a row, those of any page. */
const ROWS: { readonly [Name in RemoteName]?: Words } = {
  'mfe-generator': { subject: 'The generator is', safe: 'Your pictures are safe, and what is being made goes on.' },
  'mfe-agents': {
    subject: 'Templates and agents are',
    safe: 'What you built is safe, and runs in progress go on.',
  },
  'mfe-billing': { subject: 'Credits are', safe: 'Your balance is safe, and nothing is charged.' },
  'mfe-tools': { subject: 'The tools are', safe: 'What you made with them is safe.' },
};
const ANY: Words = { subject: 'This page is', safe: 'Nothing of yours is affected.' };

export const wordsOf = (name: RemoteName): Words => ROWS[name] ?? ANY;
