import { randomBytes } from 'node:crypto';
import { API_KEY_PREFIX } from '@flint/shared/contracts/api-keys';

/** All begin like API keys, so that the same rules find leaked ones. */
const PREFIXES = {
  code: `${API_KEY_PREFIX}code_`,
  access: `${API_KEY_PREFIX}access_`,
  refresh: `${API_KEY_PREFIX}refresh_`,
} as const;

/** A new code or token of 256 random bits. */
export function newToken(kind: keyof typeof PREFIXES): string {
  return PREFIXES[kind] + randomBytes(32).toString('base64url');
}
