import { ApiError } from '@flint/shared/api/api-error';
import { toMessage } from '@flint/shared/api/message';
import { Note } from '@flint/shared/ui/note';

interface FailureNoteProps {
  error: unknown;
  /** What failed; only needed where the position does not show it. */
  title?: string;
}

/** Whether the failure is the server's: only then is the request id of use to support. */
function isOurs(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status !== undefined && error.status >= 500;
}

/** Shows why something failed, next to it; renders nothing without a failure. */
export function FailureNote({ error, title }: FailureNoteProps) {
  if (error === null || error === undefined) return null;
  if (error instanceof ApiError && error.status === undefined)
    return (
      <Note tone="bad" role="alert" title="Flint cannot be reached.">
        {title ?? 'What you typed is kept.'} Check your connection and try again.
      </Note>
    );
  const requestId = isOurs(error) ? error.requestId : undefined;
  return (
    <Note tone="bad" role="alert" title={title} detail={requestId && `Request ${requestId}`}>
      {toMessage(error)}
    </Note>
  );
}
