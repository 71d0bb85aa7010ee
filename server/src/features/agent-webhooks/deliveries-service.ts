import type { WebhookDelivery } from '@flint/shared/contracts/agent-webhooks';
import { isEnded } from '@flint/shared/contracts/runs';
import type { BaseLogger } from 'pino';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { AppError, notFound } from '../../platform/http/app-error';
import { SafeFetchError } from '../../platform/safe-fetch/safe-fetch-error';
import { safePost } from '../../platform/safe-fetch/safe-post';
import type { Steps } from '../steps/steps-service';
import { claimAgain, claimDue, type DueDelivery, insertEndedRuns, saveAttempt } from './deliveries-repository';
import { reportRun, toDelivery } from './presenter';
import type { WebhookSecrets } from './webhook-secret';
import { signCall } from './webhook-signature';

/** Time limit of an attempt, in ms. */
const TIMEOUT_MS = 10_000;
/** Lease: longer than any attempt takes. It keeps other processes away, and expires when its holder dies. */
const LEASE_SECONDS = 60;
/** Pauses after each attempt that failed, in seconds. After the last attempt it is given up. */
const PAUSES_S: readonly number[] = [30, 120, 600, 3_600, 21_600];
const BATCH = 20;

export interface Deliveries {
  /** Notices runs that have ended, and tries what is due. */
  sweep(): Promise<void>;
  /** Tries one now, as if for the first time. @throws AppError `not_found` for what is not the user's */
  again(userId: string, id: string): Promise<WebhookDelivery>;
}

interface DeliveriesDeps {
  readonly db: Db;
  readonly steps: Pick<Steps, 'read'>;
  readonly secrets: WebhookSecrets;
  readonly publicUrl: string;
  readonly log: Pick<BaseLogger, 'error'>;
  readonly stopping: AbortSignal;
}

export function createDeliveries({ db, steps, secrets, publicUrl, log, stopping }: DeliveriesDeps): Deliveries {
  async function send(delivery: DueDelivery) {
    const { id, url, user_id: userId, run_id: runId } = delivery;
    const run = await steps.read(userId, runId, 'agent');
    if (!isEnded(run.status) || url === null) throw new AppError('conflict', 'The run has not ended.');
    const body = JSON.stringify(reportRun(run, publicUrl));
    const headers = { ...signCall(secrets.valid(delivery), id, body), 'content-type': 'application/json' };
    return safePost(url, { body, headers, timeoutMs: TIMEOUT_MS, signal: stopping });
  }

  async function attempt(delivery: DueDelivery) {
    let status: number | null = null;
    let fault: string | null = null;
    try {
      status = await send(delivery);
      if (status < 200 || status > 299) fault = `It answered ${status}.`;
    } catch (error) {
      stopping.throwIfAborted();
      if (!(error instanceof SafeFetchError || error instanceof AppError)) throw error;
      fault = error.message;
    }
    const pauseSeconds = fault === null ? null : (PAUSES_S[delivery.attempts - 1] ?? null);
    const state = fault === null ? 'delivered' : pauseSeconds === null ? 'failed' : 'waiting';
    return saveAttempt(db, delivery.id, { state, status, fault, pauseSeconds });
  }

  return {
    async sweep() {
      await insertEndedRuns(db);
      const due = await claimDue(db, LEASE_SECONDS, BATCH);
      await Promise.all(
        due.map((delivery) =>
          attempt(delivery).catch(
            (err: unknown) =>
              void (stopping.aborted || log.error({ err, delivery: delivery.id }, 'a webhook could not be told')),
          ),
        ),
      );
    },
    async again(userId, id) {
      const delivery = isUuid(id) ? await claimAgain(db, userId, id, LEASE_SECONDS) : undefined;
      const tried = delivery && (await attempt(delivery));
      if (!tried) throw notFound('delivery');
      return toDelivery(tried);
    },
  };
}
