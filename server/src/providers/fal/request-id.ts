import { parseEndpointId } from '@fal-ai/client';
import { ProviderError } from '@flint/engines/spec/provider-error';

/** A vendor's request: its app, without the endpoint's path, and the id within the app. */
export interface RequestPlace {
  readonly app: string;
  readonly requestId: string;
}

/**
 * Joins the two into one opaque id. It contains the app because an order from a starting image may go to another
 * app than its model's (`fal-ai/recraft-v3` draws from images at `fal-ai/recraft`).
 */
export function joinRequestId(endpoint: string, requestId: string): string {
  const { owner, alias } = parseEndpointId(endpoint);
  return `${owner}/${alias}/${requestId}`;
}

/** @throws ProviderError when the id is not one of {@link joinRequestId}'s. */
export function splitRequestId(joined: string): RequestPlace {
  const [, app, requestId] = /^([\w-]+\/[\w.-]+)\/([\w-]+)$/.exec(joined) ?? [];
  if (app === undefined || requestId === undefined) {
    throw new ProviderError('failed', { diagnostic: `Not a request id: ${joined}` });
  }
  return { app, requestId };
}
