import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { ClientError, GraphQLClient } from 'graphql-request';
import { ApiError } from './api-error';
import { toMessage } from './message';
import { renewSession } from './renewal';

/** HTTP statuses by GraphQL error code, as REST would answer them. */
const STATUS: Record<string, number> = {
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
};

/**
 * Sends a GraphQL operation to the control plane, on the page's own origin. Waits for session renewal on an expired
 * session, as REST calls do.
 * @throws ApiError with the control plane's message, its code (such as `FORBIDDEN`) and the matching status; without a
 *   status when no answer came.
 */
export async function askControlPlane<Result, Variables extends object>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  const client = new GraphQLClient(new URL('/graphql', location.origin).href, {
    credentials: 'same-origin',
    fetch: (input, init) => fetch(input, { ...init, ...(signal && { signal }) }),
  });
  const ask = () =>
    client.request<Result, object>({ document, variables }).catch((thrown) => Promise.reject(toError(thrown)));
  return ask().catch(async (error: ApiError) => {
    if (error.status !== 401 || !(await renewSession(CALL_ID))) throw error;
    return ask();
  });
}

const CALL_ID = 'controlPlane';

function toError(thrown: unknown): unknown {
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return thrown;
  const failure = thrown instanceof ClientError ? thrown.response : undefined;
  const first = failure?.errors?.[0];
  const code = first?.extensions?.code;
  return new ApiError(CALL_ID, first?.message ?? toMessage(thrown), {
    status: (typeof code === 'string' ? STATUS[code] : undefined) ?? failure?.status,
    code: typeof code === 'string' ? code : undefined,
    cause: thrown,
  });
}
