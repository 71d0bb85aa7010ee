import type { LibraryItem } from '@flint/shared/contracts/library';
import { formatNumber } from '@flint/shared/ui/format-number';
import { formatMoment } from '@flint/shared/ui/format-time';
import { IconButton } from '@flint/shared/ui/icon-button';
import { Lightbox } from '@flint/shared/ui/lightbox';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { findTile } from '../grid/find-tile';
import type { Acts } from '../list/use-acts';
import styles from './details.module.css';
import { ItemDetails } from './item-details';
import { Large } from './large';
import { useItem } from './use-item';

interface DetailsBoxProps {
  openId: string;
  /** The displayed list. */
  items: readonly LibraryItem[];
  total: number | null;
  acts: Acts;
  onOpen: (id: string) => void;
  onClose: () => void;
  onMade: () => void;
}

/** The details of one item; arrow keys move to its neighbours. */
export default function DetailsBox({ openId, items, total, onOpen, onClose, ...details }: DetailsBoxProps) {
  const { item, error, again } = useItem(openId);
  const at = items.findIndex(({ id }) => id === openId);
  const before = at < 0 ? undefined : items[at - 1];
  const after = at < 0 ? undefined : items[at + 1];

  const turn = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = { ArrowLeft: before, ArrowRight: after }[event.key];
    if (!to || event.defaultPrevented || usesArrows(event.target)) return;
    event.preventDefault();
    onOpen(to.id);
  };

  const leave = () => {
    const next = after ?? before;
    if (next) onOpen(next.id);
    else onClose();
  };

  return (
    <Lightbox
      open
      onClose={onClose}
      title={item ? formatMoment(item.createdAt) : 'Picture'}
      onKeyDown={turn}
      finalFocus={() => findTile(openId)}
      media={
        <>
          {item && <Large item={item} />}
          {before && <Turn label="Newer item" icon={ChevronLeft} side="start" onClick={() => onOpen(before.id)} />}
          {after && <Turn label="Older item" icon={ChevronRight} side="end" onClick={() => onOpen(after.id)} />}
          {at >= 0 && total !== null && (
            <p className={styles.place}>
              {formatNumber(at + 1)} of {formatNumber(total)}
            </p>
          )}
        </>
      }
    >
      {item && <ItemDetails key={item.id} item={item} onLeft={leave} {...details} />}
      {!item && !error && <Skeleton shape="block" className={styles.waiting} />}
      {error && (
        <RetryNote title={error} onRetry={again}>
          Your items are safe.
        </RetryNote>
      )}
    </Lightbox>
  );
}

function Turn({ side, ...button }: React.ComponentProps<typeof IconButton> & { side: 'start' | 'end' }) {
  return <IconButton variant="line" className={side === 'start' ? styles.newer : styles.older} {...button} />;
}

/** Whether the focused element uses the arrow keys itself. */
function usesArrows(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea, [role="toolbar"]') !== null;
}
