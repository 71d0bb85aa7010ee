import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';

/** Whom a release token belongs to. */
export interface Holder {
  readonly kind: 'person' | 'ci';
  /** A person's e-mail address, or a CI's identity, such as `github:flint/mfe-billing`. */
  readonly name: string;
}

/** The author of a change: staff by user id, a release token by name, or the server itself. */
export type Actor =
  | { readonly kind: 'staff'; readonly userId: string; readonly email: string }
  | {
      readonly kind: 'token';
      readonly name: string;
      readonly holder: Holder;
      /** Null: all remotes. */
      readonly remote: RemoteName | null;
      /** Null: all environments. */
      readonly environment: Environment | null;
    }
  | { readonly kind: 'system' };

/** An actor's id in the audit log. */
export function auditName(actor: Actor): string {
  if (actor.kind === 'staff') return actor.userId;
  return actor.kind === 'token' ? `token ${actor.name}` : 'system';
}

/** An actor's name for people, copied into the audit log: it outlives the account and the token. */
export function nameOf(actor: Actor): string {
  if (actor.kind === 'staff') return actor.email;
  if (actor.kind === 'system') return 'system';
  const { name, holder } = actor;
  return `${holder.kind === 'ci' ? 'CI ' : ''}${holder.name} (token ${name})`;
}
