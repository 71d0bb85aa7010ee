import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database';
import { transact } from '../db/transaction';
import { AppError } from '../http/app-error';
import { audit } from './audit';

/** A privileged call that was refused. */
export interface Refusal {
  /** User id, or a release token by name. */
  readonly actor: string;
  /** The call, such as `creditsAdd`. */
  readonly call: string;
  /** What it was to act on: a user's id, or a remote in an environment. */
  readonly target: string;
}

/**
 * Writes down who was refused what: 403s, and any refusal of a call that staff alone may make. Never rejects, so that the
 * refusal itself is answered.
 */
export type NoteRefusal = (refusal: Refusal, error: unknown) => Promise<void>;

const MESSAGE_MAX = 300;

export function createNoteRefusal(db: Db, log: FastifyBaseLogger): NoteRefusal {
  return async ({ actor, call, target }, error) => {
    if (!(error instanceof AppError)) return;
    const detail = { code: error.code, message: error.message.slice(0, MESSAGE_MAX) };
    const entry = { actor, action: `refused.${call}`, target, detail };
    await transact(db, (tx) => audit(tx, entry)).catch((err: unknown) =>
      log.error({ err, action: entry.action }, 'a refusal was not written down'),
    );
  };
}
