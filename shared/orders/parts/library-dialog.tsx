import { toMessage } from '@flint/shared/api/message';
import { loadNext } from '@flint/shared/state/pages';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { Dialog } from '@flint/shared/ui/dialog';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Segmented } from '@flint/shared/ui/segmented';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import clsx from 'clsx';
import { useAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { ALL_PICTURES, LIBRARY_PICTURES, seek, soughtAtom } from '../library-pages';
import styles from './library-dialog.module.css';
import { LibraryNothing } from './library-nothing';
import { type LibraryChoice, LibraryTiles } from './library-tiles';

export interface LibraryDialogProps {
  /** Ids of those chosen so far. */
  chosen?: readonly string[];
  /** How many can be chosen in all. With one, choosing closes the dialog, and the new one replaces the old. */
  max?: number;
  /** Whether no further one can be chosen, which counts those from elsewhere too. */
  full?: boolean;
  onChoose: (picture: LibraryChoice) => void;
  /** Takes a chosen one out; needed where several can be chosen. */
  onRemove?: (id: string) => void;
  onClose: () => void;
}

const KINDS = [
  { value: 'image', label: 'All pictures' },
  { value: 'upload', label: 'Photos of your own' },
] as const;
const WAITING = Array.from({ length: 12 }, (_, at) => at);
const Q_MAX = 200;

/** The pictures of the library to choose from, with search. */
export default function LibraryDialog({
  chosen = [],
  max = 1,
  full = false,
  onChoose,
  onRemove,
  onClose,
}: LibraryDialogProps) {
  const store = useStore();
  const search = useRef<HTMLInputElement>(null);
  const [sought] = useAtom(soughtAtom);
  const { status, data, error, reload } = useResource(LIBRARY_PICTURES);
  useEffect(() => () => store.set(soughtAtom, ALL_PICTURES), [store]);
  const press = (picture: LibraryChoice) => {
    if (max > 1 && chosen.includes(picture.id)) return onRemove?.(picture.id);
    onChoose(picture);
    if (max === 1) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={max > 1 ? 'Choose pictures' : 'Choose a picture'}
      initialFocus={search}
      actions={
        max > 1 && (
          <>
            <p role="status" className={clsx(text.small, text.soft, styles.count)}>
              {full ? `${max} at most.` : chosen.length > 0 && `${chosen.length} chosen.`}
            </p>
            <Button variant="ink" onClick={onClose}>
              Done
            </Button>
          </>
        )
      }
    >
      <TextInput
        ref={search}
        type="search"
        aria-label="Search your library"
        placeholder="Search words"
        maxLength={Q_MAX}
        autoComplete="off"
        defaultValue=""
        onChange={(event) => seek(store, { q: event.target.value.trim() })}
      />
      <Segmented
        fill
        label="Which pictures"
        segments={KINDS}
        value={sought.kind}
        onChange={(kind) => seek(store, { kind })}
      />
      <div className={styles.results}>
        {status === 'failed' ? (
          <RetryNote title={toMessage(error)} onRetry={reload}>
            Nothing was changed.
          </RetryNote>
        ) : !data ? (
          <div className={styles.tiles} role="status" aria-label="Loading your library">
            {WAITING.map((at) => (
              <Skeleton key={at} shape="square" />
            ))}
          </div>
        ) : data.items.length === 0 ? (
          <LibraryNothing sought={sought} />
        ) : (
          <LibraryTiles items={data.items} chosen={chosen} full={max > 1 && full} onPress={press} />
        )}
        {status !== 'failed' && data && data.next !== null && (
          <div className={styles.more}>
            {data.more === 'failed' && (
              <p role="alert" className={clsx(text.small, text.bad)}>
                {toMessage(data.moreError)}
              </p>
            )}
            <Button
              size="sm"
              variant="line"
              busy={data.more === 'loading'}
              onClick={() => void loadNext(store, LIBRARY_PICTURES)}
            >
              Show more
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
