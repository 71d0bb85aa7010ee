import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';

/** Who changes something: staff by their user id, a release token by its name, or the server itself. */
export type Actor =
  | { readonly kind: 'staff'; readonly userId: string }
  | {
      readonly kind: 'token';
      readonly name: string;
      /** Null: every remote. */
      readonly remote: RemoteName | null;
      /** Null: every environment. */
      readonly environment: Environment | null;
    }
  | { readonly kind: 'system' };

/** What the audit log calls an actor. */
export function auditName(actor: Actor): string {
  if (actor.kind === 'staff') return actor.userId;
  return actor.kind === 'token' ? `token ${actor.name}` : 'system';
}
