import { ApiError } from '@flint/shared/api/api-error';
import { toMessage } from '@flint/shared/api/message';
import { readShared } from '@flint/shared/contracts/conversations';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';

/** A shared conversation, read when it is opened. */
export function useShared(token: string) {
  const { data, status, error, reload } = useResource(callResource(readShared, { params: { token } }));
  return {
    shared: status === 'ready' ? data : null,
    error: status === 'failed' ? toMessage(error) : null,
    /** Whether the link does not exist, or was revoked. */
    missing: error instanceof ApiError && (error.status === 404 || error.status === 410),
    reload,
  };
}
