import type { Pool } from 'pg';
import { type Backoff, createPgBackoff } from '../../platform/http/backoff';
import { networkKey } from '../../platform/http/caller-key';
import { tooMany } from '../../platform/http/pg-rate-limiter';
import { addressKey } from './address-key';

const DAY_S = 24 * 60 * 60;
const PAUSES = { firstDelayS: 2, maxDelayS: 15 * 60, perSeconds: DAY_S };
const DEVICE = { ...PAUSES, name: 'sign-in-device', free: 10 };
const ACCOUNT = { ...PAUSES, name: 'sign-in-account', free: 5 };
/** Over all networks: what many of them may guess together. */
const ACCOUNT_IN_ALL = { ...PAUSES, name: 'sign-in-account-in-all', free: 100 };
const NETWORK = { ...PAUSES, name: 'sign-in-network', free: 100, perSeconds: 60 * 60 };

const OF_ACCOUNT = 'Too many failed sign-ins for this address.';
const OF_NETWORK = 'Too many failed sign-ins from your network.';

interface Attempt {
  readonly email: string;
  readonly ip: string;
  /** The id of the account's known device that asks, if it is one. */
  readonly deviceId: string | undefined;
}

/**
 * Brute-force protection that cannot be used to lock an owner out. A known device of the account is counted by itself.
 * All others are delayed by account and network, by account, and against credential stuffing by network over all
 * accounts. An address without an account is counted like any other.
 */
export interface SignInAttempts {
  /**
   * Counts an attempt before the check, so that concurrent attempts all count.
   * @returns uncounts it, when the password was right @throws AppError `rate_limited`
   */
  take(attempt: Attempt): Promise<() => Promise<void>>;
}

/** @param factor multiplies what a network may get wrong over all accounts: 1 in production */
export function createSignInAttempts(pool: Pool, factor: number): SignInAttempts {
  const device = createPgBackoff(pool, DEVICE);
  const account = createPgBackoff(pool, ACCOUNT);
  const accountInAll = createPgBackoff(pool, ACCOUNT_IN_ALL);
  const network = createPgBackoff(pool, { ...NETWORK, free: Math.max(1, Math.round(NETWORK.free * factor)) });
  return {
    async take({ email, ip, deviceId }) {
      const [address, net] = [addressKey(email), networkKey(ip)];
      const limits: readonly [Backoff, string, string][] = deviceId
        ? [[device, deviceId, OF_ACCOUNT]]
        : [
            [account, `${address}:${net}`, OF_ACCOUNT],
            [network, net, OF_NETWORK],
            [accountInAll, address, OF_ACCOUNT],
          ];
      const taken: (() => Promise<void>)[] = [];
      const giveBack = async () => void (await Promise.all(taken.map((undo) => undo())));
      for (const [backoff, key, what] of limits) {
        const seconds = await backoff.take(key);
        if (seconds > 0) {
          await giveBack();
          throw tooMany(seconds, what);
        }
        taken.push(() => backoff.giveBack(key));
      }
      return giveBack;
    },
  };
}
