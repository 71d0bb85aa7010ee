import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import { AppError } from '../../../platform/http/app-error';
import type { Viewer } from '../../../platform/http/route';
import type { Actor } from '../actor';

type Token = Extract<Actor, { kind: 'token' }>;

/** Identity of a caller of the control plane. */
export interface Caller {
  readonly viewer: Viewer | null;
  readonly token: Token | null;
}

/** Remote and environment of a call; absent stands for all. */
interface ReleaseScope {
  readonly environment?: Environment | undefined;
  readonly remote?: RemoteName | undefined;
}

/** Whether a user is staff: has the role, and a verified address. */
export function isStaff(viewer: Viewer | null): boolean {
  return viewer?.user.roles.includes('admin') === true && viewer.user.isEmailVerified;
}

/** @throws AppError when the caller is not staff */
export function assertStaff({ viewer, token }: Caller): Actor {
  if (token) throw new AppError('forbidden', 'A release token may not do this.');
  if (!viewer) throw new AppError('unauthenticated', 'Sign in to go on.');
  if (!isStaff(viewer)) throw new AppError('forbidden', 'Only staff may do this.');
  return { kind: 'staff', userId: viewer.user.id, email: viewer.user.email };
}

/** @throws AppError when the caller is neither staff nor a release token of that scope */
export function assertMayRelease(caller: Caller, place: ReleaseScope): Actor {
  const { token } = caller;
  if (!token) return assertStaff(caller);
  const fits = isWithin(token.remote, place.remote) && isWithin(token.environment, place.environment);
  if (fits) return token;
  const scope = `${token.remote ?? 'every remote'} in ${token.environment ?? 'every environment'}`;
  const asked = `${place.remote ?? 'every remote'} in ${place.environment ?? 'every environment'}`;
  throw new AppError('forbidden', `This token is for ${scope}, not for ${asked}.`);
}

/** Whether a caller's token, if any, covers a remote and an environment. */
export function covers({ token }: Caller, remote: RemoteName, environment: Environment): boolean {
  return !token || (isWithin(token.remote, remote) && isWithin(token.environment, environment));
}

function isWithin<T>(scope: T | null, asked: T | undefined): boolean {
  return scope === null || scope === asked;
}
