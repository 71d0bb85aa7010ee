import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import { IconButton } from '@flint/shared/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from './message.module.css';

interface BranchArrowsProps {
  message: SparkMessage;
  /** Name of the siblings: `version`, `answer`. */
  what: string;
  onShow: (messageId: string) => void;
}

/** Switches between siblings of a message. */
export function BranchArrows({ message: { id, siblings }, what, onShow }: BranchArrowsProps) {
  if (siblings.length < 2) return null;
  const place = siblings.indexOf(id);
  const [before, after] = [siblings[place - 1], siblings[place + 1]];
  return (
    <fieldset className={styles.branch} aria-label={`Other ${what}s`}>
      <IconButton
        size="sm"
        icon={ChevronLeft}
        label={`Earlier ${what}`}
        disabled={before === undefined}
        onClick={() => before && onShow(before)}
      />
      <span>
        {place + 1} of {siblings.length}
      </span>
      <IconButton
        size="sm"
        icon={ChevronRight}
        label={`Later ${what}`}
        disabled={after === undefined}
        onClick={() => after && onShow(after)}
      />
    </fieldset>
  );
}
