import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { partId } from '../../platform/db/part-id';
import { AppError, notFound } from '../../platform/http/app-error';
import { assertShallow } from '../../platform/http/json-depth';
import type { RateLimiter } from '../../platform/http/rate-limiter';
import { assertStorable } from '../../platform/http/storable';
import type { Agents } from '../agents/agents-service';
import { INCOMING } from './presenter';
import type { WebhookSecrets } from './webhook-secret';
import { readSignedId } from './webhook-signature';
import { findWebhook, updateLastCall } from './webhooks-repository';

/** Most bytes of a call. */
const BODY_LIMIT = 256 * 1024;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Starts the run that a signed call asks for, with its body as inputs. A call that comes again, as its sender repeats it
 * or a thief, finds the same run.
 * @returns the id of the run
 * @throws AppError `not_found` for an unknown webhook, `unauthenticated` for a signature that does not fit, else as a run
 * by hand; `rate_limited` where the webhook is called too often, or an address sends too many that are refused
 */
export type ReceiveCall = (id: string, headers: Headers, body: Buffer, ip: string) => Promise<string>;

interface ReceiveCallDeps {
  readonly db: Db;
  readonly agents: Pick<Agents, 'run' | 'endUnseen'>;
  readonly secrets: WebhookSecrets;
  /** Counts signed calls by webhook, and others by address: users of one automation service share its addresses. */
  readonly limiter: RateLimiter;
}

export function createReceiveCall({ db, agents, secrets, limiter }: ReceiveCallDeps): ReceiveCall {
  return async (id, headers, body, ip) => {
    const webhook = isUuid(id) ? await findWebhook(db, id) : undefined;
    if (webhook?.direction !== 'in') {
      await limiter.consume('report', ip);
      throw notFound('webhook');
    }
    const signedId = readSignedId(secrets.valid(webhook), headers, body);
    if (signedId === undefined) {
      await limiter.consume('report', ip);
      // One answer for every reason, which tells a stranger nothing.
      throw new AppError('unauthenticated', 'The signature, its time or its id does not fit this webhook.');
    }
    await limiter.consume('generate', `webhook ${webhook.id}`);
    try {
      const inputs = readInputs(body);
      const run = await agents.run(webhook.user_id, webhook.agent_id, { inputs }, partId(webhook.id, signedId));
      await updateLastCall(db, webhook.id, { last_run_id: run, fault: null });
      return run;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // It was made while its agent was taken away.
      if (error.code === 'not_found') await agents.endUnseen(webhook.agent_id);
      await updateLastCall(db, webhook.id, { last_run_id: null, fault: error.message });
      throw error;
    }
  };
}

/** The values of the agent's form, which its run checks. @throws AppError `invalid_input` */
function readInputs(body: Buffer): Record<string, unknown> {
  let inputs: unknown;
  try {
    inputs = JSON.parse(body.toString('utf8'));
  } catch {
    throw new AppError('invalid_input', 'The body is not valid JSON.');
  }
  if (typeof inputs !== 'object' || inputs === null || Array.isArray(inputs))
    throw new AppError('invalid_input', 'The body is a JSON object with the values of the agent’s form.');
  assertShallow(inputs);
  assertStorable(inputs);
  return inputs as Record<string, unknown>;
}

/**
 * Registers where calls come in. No cookie is read: the signature is the permission, and it covers the bytes of the body,
 * which are therefore left unparsed.
 */
export async function registerIncoming(app: FastifyInstance, receive: ReceiveCall): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { id: string } }>(`${INCOMING}/:id`, {
      schema: { hide: true },
      bodyLimit: BODY_LIMIT,
      handler: async ({ params: { id }, headers, body, ip }) => ({
        runId: await receive(id, headers, Buffer.isBuffer(body) ? body : Buffer.alloc(0), ip),
      }),
    });
  });
}
