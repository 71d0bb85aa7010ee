import { Button } from '@flint/shared/ui/button';
import { IconButton } from '@flint/shared/ui/icon-button';
import { Note } from '@flint/shared/ui/note';
import { useAtom } from 'jotai';
import { X } from 'lucide-react';
import styles from '../library.module.css';
import { troubleAtom } from './trouble-atom';

/** Shows a failed action at any scroll position, with a Retry button. */
export function TroubleNote() {
  const [trouble, setTrouble] = useAtom(troubleAtom);
  if (!trouble) return null;
  return (
    <div className={styles.floor}>
      <Note
        tone="bad"
        role="alert"
        title={trouble.text}
        className={styles.trouble}
        action={
          <div className={styles.troubleActs}>
            <Button variant="line" size="sm" onClick={trouble.again}>
              Try again
            </Button>
            <IconButton icon={X} label="Dismiss" size="sm" onClick={() => setTrouble(null)} />
          </div>
        }
      >
        Everything is as it was.
      </Note>
    </div>
  );
}
