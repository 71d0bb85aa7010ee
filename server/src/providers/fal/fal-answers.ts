import { ProviderError } from '@flint/engines/spec/provider-error';
import type { RequestState } from '@flint/engines/spec/queued-model';
import type { UsageUnits } from '@flint/engines/spec/vendor-usage';
import * as z from 'zod/mini';

const Accepted = z.object({ request_id: z.string().check(z.minLength(1)) });

/** @throws ProviderError `lost_response` when an accepting response contains no request id. */
export function toRequestId(answer: unknown): string {
  const parsed = z.safeParse(Accepted, answer);
  if (!parsed.success) throw new ProviderError('lost_response', { diagnostic: z.prettifyError(parsed.error) });
  return parsed.data.request_id;
}

/**
 * The count that a result's response carries, in the unit of the endpoint's price
 * (fal.ai/docs, serverless apps set `x-fal-billable-units`); null without one.
 */
export function billedUnits(headers: Headers): UsageUnits | null {
  const told = headers.get('x-fal-billable-units')?.trim();
  const billable = told ? Number(told) : Number.NaN;
  return Number.isFinite(billable) && billable >= 0 ? { billable } : null;
}

const Logs = z.nullish(z.array(z.object({ message: z.string() })));
const Status = z.discriminatedUnion('status', [
  z.object({ status: z.literal('IN_QUEUE'), queue_position: z.nullish(z.number()) }),
  z.object({ status: z.literal('IN_PROGRESS'), logs: Logs }),
  z.object({ status: z.literal('COMPLETED') }),
]);

/** @throws ProviderError `failed`, retryable, when the response has no known status. */
export function toRequestState(answer: unknown): RequestState {
  const parsed = z.safeParse(Status, answer);
  if (!parsed.success) {
    throw new ProviderError('failed', { retryable: true, diagnostic: z.prettifyError(parsed.error) });
  }
  const status = parsed.data;
  switch (status.status) {
    case 'IN_QUEUE':
      return { state: 'queued', ahead: status.queue_position ?? null };
    case 'IN_PROGRESS':
      return { state: 'running', logs: (status.logs ?? []).map((line) => line.message) };
    case 'COMPLETED':
      return { state: 'done' };
  }
}
