import { ApiError } from '@flint/shared/api/api-error';
import { toMessage } from '@flint/shared/api/message';
import { Button } from '@flint/shared/ui/button';
import { Note } from '@flint/shared/ui/note';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import type { OwnPicturePanelProps } from '../panels/panel-props';
import Studio from './studio';
import { useOwnPicture } from './use-own-picture';

/** The editor for the chosen picture of the user's own. */
export default function OwnPicture({ input, instead }: OwnPicturePanelProps) {
  const { id, item, error, reload, choose } = useOwnPicture();
  if (id === null) return instead;
  if (item) return <Studio key={item.id} id={item.id} url={item.image.url} input={input} />;
  if (error instanceof ApiError && error.status === 404)
    return (
      <Note
        tone="warn"
        title="This picture is no longer in your library."
        action={
          <Button size="sm" variant="line" onClick={() => choose(null)}>
            Choose another
          </Button>
        }
      >
        The words you set on it are kept in this browser.
      </Note>
    );
  if (error)
    return (
      <RetryNote title={toMessage(error)} onRetry={reload}>
        Your words are kept.
      </RetryNote>
    );
  return (
    <div role="status" aria-label="Loading your picture">
      <Skeleton shape="wide" />
    </div>
  );
}
