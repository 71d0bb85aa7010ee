import { Button } from '@flint/shared/ui/button';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import { CrossedFields } from './crossed-fields';
import styles from './form.module.css';
import type { Crossed } from './use-crossed';

interface SaveBarProps {
  verb: string;
  busy: boolean;
  failure: string | null;
  /** Changed fields that another edit has changed too. */
  crossed?: readonly Crossed[];
  onSave: () => void;
  /** Absent: there is nothing to restore. */
  onDiscard?: (() => void) | undefined;
}

/** Bar for unsaved changes: save or discard. */
export function SaveBar({ verb, busy, failure, crossed = [], onSave, onDiscard }: SaveBarProps) {
  return (
    <section className={styles.bar} aria-label="Unsaved changes">
      {failure && (
        <Note tone="bad" role="alert" title={failure}>
          What you typed is kept.
        </Note>
      )}
      {crossed.length > 0 && <CrossedFields crossed={crossed} />}
      <div className={styles.barRow}>
        <span className={text.small}>{onDiscard ? 'Unsaved changes, kept in this browser' : 'A name is enough.'}</span>
        <span className={styles.barActs}>
          {onDiscard && (
            <Button onClick={onDiscard} disabled={busy}>
              Discard
            </Button>
          )}
          <Button variant="ink" busy={busy} busyLabel="Saving" onClick={onSave}>
            {verb}
          </Button>
        </span>
      </div>
    </section>
  );
}
