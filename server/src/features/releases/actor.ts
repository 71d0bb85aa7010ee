import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';

/** The author of a change: staff by user id, a release token by name, or the server itself. */
export type Actor =
  | { readonly kind: 'staff'; readonly userId: string }
  | {
      readonly kind: 'token';
      readonly name: string;
      /** Null: all remotes. */
      readonly remote: RemoteName | null;
      /** Null: all environments. */
      readonly environment: Environment | null;
    }
  | { readonly kind: 'system' };

/** An actor's name in the audit log. */
export function auditName(actor: Actor): string {
  if (actor.kind === 'staff') return actor.userId;
  return actor.kind === 'token' ? `token ${actor.name}` : 'system';
}
