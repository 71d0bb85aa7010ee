import type { RemotePage } from '@flint/shared/contracts/remote-page';

/** The pages of this remote. The release manifest registers them. */
export const pages: readonly RemotePage[] = [
  {
    path: '/example',
    guard: { login: true, verified: true },
    frame: 'app',
    session: true,
    title: 'Example',
  },
];
