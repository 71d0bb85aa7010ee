import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';

/**
 * Whether a service of others takes this server's key. `refused`: it answers and does not take it; `unreachable`: it
 * does not answer, so nothing is known of the key.
 */
const SERVICE_STATES = ['checking', 'ok', 'refused', 'unreachable'] as const;

/** A service of others that this server has a key for: a provider's account, an endpoint, a bucket. */
export const ServiceCheck = z.object({
  id: z.string(),
  label: z.string(),
  /** The variable that holds the key. */
  variable: z.string(),
  state: z.enum(SERVICE_STATES),
  /** Why it is refused or unreachable; null otherwise. */
  why: z.nullable(z.string()),
  /** When it was asked last, ISO 8601. */
  checkedAt: z.nullable(z.string()),
});
export type ServiceCheck = z.infer<typeof ServiceCheck>;

export const listServices = defineCall({
  id: 'listServices',
  method: 'GET',
  path: '/api/staff/services',
  tag: 'Staff',
  summary: 'The services that this server has keys for, and whether they take them (staff)',
  auth: ['admin'],
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({ services: z.array(ServiceCheck) }),
  failure: 'Failed to read the services',
});
