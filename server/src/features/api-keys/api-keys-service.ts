import { randomUUID } from 'node:crypto';
import { API_KEYS_MAX, type ApiKey, type NewApiKey } from '@flint/shared/contracts/api-keys';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { transact } from '../../platform/db/transaction';
import { AppError, notFound } from '../../platform/http/app-error';
import type { Viewer } from '../../platform/http/route';
import { countLiving, findUserKeys, insertKey, updateToRevoked } from './api-keys-repository';
import { createFindViewer } from './find-viewer';
import { presentAll, type ReadSpent, toApiKey } from './present';
import { hashSecret, keyStart, newSecret } from './secret';
import type { ApiKeyRow } from './tables';

const DAY_MS = 86_400_000;
const LISTED = 200;

export interface ApiKeys {
  list(userId: string): Promise<ApiKey[]>;
  /**
   * Creates a key and tells it, once; audited.
   * @param id idempotency key: a repetition is refused, since the key is not kept
   * @throws AppError `conflict` for a repetition, and when the user has {@link API_KEYS_MAX} that work
   */
  create(userId: string, wish: NewApiKey, id?: string): Promise<{ secret: string; key: ApiKey }>;
  /** Ends a key; audited. @throws AppError `not_found` */
  revoke(userId: string, id: string): Promise<ApiKey>;
  /** The user and key of a secret; null when it does not work. */
  viewerOf(secret: string): Promise<Viewer | null>;
}

export function createApiKeys(db: Db, readSpent: ReadSpent): ApiKeys {
  const present = (rows: readonly ApiKeyRow[]) => presentAll(rows, readSpent, toApiKey);
  const findViewer = createFindViewer(db);
  return {
    list: async (userId) => present(await findUserKeys(db, userId, LISTED)),

    async create(userId, { name, scopes, dailyCap, days }, id = randomUUID()) {
      const secret = newSecret();
      const row = await transact(db, async (tx) => {
        if ((await countLiving(tx, userId, 'key')) >= API_KEYS_MAX)
          throw new AppError('conflict', `You have ${API_KEYS_MAX} API keys. Revoke one that you no longer need.`);
        const made = await insertKey(tx, {
          ...{ id, user_id: userId, name, key_hash: hashSecret(secret), start: keyStart(secret) },
          ...{ scopes: [...new Set(scopes)], daily_cap: dailyCap, revoked_at: null, last_used_at: null },
          expires_at: days === null ? null : new Date(Date.now() + days * DAY_MS),
        });
        if (!made)
          throw new AppError(
            'conflict',
            'This API key was created before, and keys are told once. Revoke it and create another if you lost it.',
          );
        const detail = { name, scopes, dailyCap, days };
        await audit(tx, { actor: userId, action: 'api-key.create', target: id, detail });
        return made;
      });
      const [key] = await present([row]);
      return { secret, key: key as ApiKey };
    },

    async revoke(userId, id) {
      const row = isUuid(id)
        ? await transact(db, async (tx) => {
            const revoked = await updateToRevoked(tx, { userId, id, kind: 'key' });
            if (revoked)
              await audit(tx, { actor: userId, action: 'api-key.revoke', target: id, detail: { name: revoked.name } });
            return revoked;
          })
        : undefined;
      if (!row) throw notFound('API key');
      const [key] = await present([row]);
      return key as ApiKey;
    },

    viewerOf: (secret) => findViewer({ key_hash: hashSecret(secret) }),
  };
}
