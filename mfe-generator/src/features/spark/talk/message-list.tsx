import { Button } from '@flint/shared/ui/button';
import { useAtomValue } from 'jotai';
import { ArrowDown } from 'lucide-react';
import { memo, useEffect, useMemo, useRef } from 'react';
import { Answer } from './answer';
import { editedAtom } from './edited-atom';
import styles from './message-list.module.css';
import { Question } from './question';
import type { TalkRow } from './rows';
import type { TalkActs } from './talk-acts';
import { useMessageRows } from './use-message-rows';

/** Rows from the beginning at which earlier messages are read. */
const AHEAD = 4;
/** Scrollable regions must be focusable for the keyboard, which not every browser ensures. */
const FOCUSABLE = { tabIndex: 0 };

interface MessageListProps {
  rows: readonly TalkRow[];
  acts: TalkActs;
  /** Number of sent messages: each change scrolls to the end. */
  asked: number;
  /** Whether there are unread earlier messages. */
  more: boolean;
  onEarlier: () => void;
}

/** Virtualised list of messages. Follows the end unless the reader has scrolled away. */
export function MessageList({ rows, acts, asked, more, onEarlier }: MessageListProps) {
  const scroller = useRef<HTMLElement>(null);
  const { virtualizer, away } = useMessageRows(scroller, rows, asked);
  const drawn = virtualizer.getVirtualItems();
  const first = drawn[0]?.index ?? AHEAD;

  const editedRow = useEditedRow(rows);
  useEffect(() => {
    if (editedRow >= 0) virtualizer.scrollToIndex(editedRow, { align: 'auto' });
  }, [editedRow, virtualizer]);
  useEffect(() => {
    if (more && first < AHEAD) onEarlier();
  }, [more, first, onEarlier]);

  return (
    <div className={styles.frame}>
      <section ref={scroller} className={styles.scroller} aria-label="Messages" {...FOCUSABLE}>
        <ol ref={virtualizer.containerRef} className={styles.list}>
          {drawn.map(({ key, index }) => {
            const row = rows[index];
            return (
              row && (
                <li
                  key={key}
                  ref={virtualizer.measureElement}
                  className={styles.item}
                  data-index={index}
                  aria-setsize={more ? -1 : rows.length}
                  aria-posinset={index + 1}
                >
                  <MessageRow row={row} acts={acts} isLast={index === rows.length - 1} />
                </li>
              )
            );
          })}
        </ol>
      </section>
      {away && (
        <Button size="sm" variant="line" className={styles.jump} onClick={() => virtualizer.scrollToEnd()}>
          <ArrowDown size={14} aria-hidden="true" />
          Jump to latest
        </Button>
      )}
    </div>
  );
}

/** Index of the row whose message is edited; −1 without one. */
function useEditedRow(rows: readonly TalkRow[]): number {
  const edited = useAtomValue(editedAtom);
  return useMemo(() => (edited === null ? -1 : rows.findIndex(({ first }) => first.id === edited)), [rows, edited]);
}

interface RowProps {
  row: TalkRow;
  acts: TalkActs;
  isLast: boolean;
}

/** Memoised: renders again only when it changed. */
const MessageRow = memo(function MessageRow(props: RowProps) {
  return props.row.first.role === 'user' ? <Question {...props} /> : <Answer {...props} />;
});
