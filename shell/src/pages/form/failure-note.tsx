import { ApiError } from '@flint/shared/api/api-error';
import { toMessage } from '@flint/shared/api/message';
import { Note } from '@flint/shared/ui/note';

interface FailureNoteProps {
  error: unknown;
  /** What failed, where the place alone does not say it. */
  title?: string;
}

/** Whether it failed on our side: only then does anybody look up the request. */
function isOurs(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status !== undefined && error.status >= 500;
}

/** Why something failed, in the place it concerns; nothing while there is no failure. */
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
