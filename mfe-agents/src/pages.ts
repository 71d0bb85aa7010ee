import type { RemotePage } from '@flint/shared/contracts/remote-page';
import type { PageId } from '@flint/shared/contracts/routes';

const MEMBER = { guard: { login: true, verified: true }, frame: 'app', session: true } as const;

/** The pages of this remote. The release manifest registers them. */
export const pages = [
  'templates',
  'createTemplate',
  'buildTemplate',
  'exampleTemplate',
  'template',
  'agents',
  'agentBuilder',
  'agent',
  'agentEdit',
  { path: '/template/:id', ...MEMBER, title: 'Template' },
  { path: '/jobs/:id', ...MEMBER, title: 'Job' },
] as const satisfies readonly (PageId | RemotePage)[];
