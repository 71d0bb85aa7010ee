import type { RemoteRelease } from '@flint/shared/contracts/remotes';

/** Whether this browser alone is given a release: an override by address, or a preview. It says nothing of releases. */
export const isTried = ({ override, preview }: RemoteRelease): boolean => override === true || preview !== undefined;
