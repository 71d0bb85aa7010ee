import type { RemotePage } from '@flint/shared/contracts/remote-page';

/** The pages of this remote. A release is refused when one breaks a rule or is taken. */
export const pages: readonly RemotePage[] = [
  {
    path: '/ext-example',
    guard: { login: true, verified: true },
    frame: 'app',
    session: true,
    title: 'Example',
  },
];
