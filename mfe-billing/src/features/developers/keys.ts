import { type ApiKey, listApiKeys } from '@flint/shared/contracts/api-keys';
import { listConnectedPrograms } from '@flint/shared/contracts/connected-programs';
import { callResource } from '@flint/shared/state/resource';

/** API keys of the viewer. */
export const KEYS = callResource(listApiKeys, {});

/** Programs that the viewer connected. */
export const PROGRAMS = callResource(listConnectedPrograms, {});

const day = (moment: string) =>
  new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** When a program was connected, in words. */
export const sayStart = ({ createdAt }: Pick<ApiKey, 'createdAt'>) => `Connected on ${day(createdAt)}`;

/** When a key ends or ended, in words. */
export function sayEnd({ state, expiresAt }: Pick<ApiKey, 'state' | 'expiresAt'>): string {
  if (state === 'revoked') return 'Revoked';
  if (expiresAt === null) return 'Does not expire';
  return state === 'expired' ? `Expired on ${day(expiresAt)}` : `Expires on ${day(expiresAt)}`;
}

/** When a key or program was used last, in words. */
export function sayLastUse({ lastUsedAt }: Pick<ApiKey, 'lastUsedAt'>): string {
  if (lastUsedAt === null) return 'Not used yet';
  const time = new Date(lastUsedAt).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return `Last used on ${day(lastUsedAt)}, ${time}`;
}
