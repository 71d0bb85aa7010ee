import { useRef, useState } from 'react';
import { Editor } from './editor';
import { Findings, findingsAt } from './findings';
import styles from './place.module.css';
import type { PlaceProps } from './place-props';
import { PlaceTools } from './place-tools';
import { Proposal } from './proposal';
import { useResult } from './result-context';
import { useSavePlace } from './use-save-place';

/** A passage of an answer with its findings and its toolbar. */
export function Place({ path, what, kind, value, text, of, aside, children }: PlaceProps) {
  const { findings, acts } = useResult();
  const [editing, setEditing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const save = useSavePlace(path, what);
  const close = () => {
    setEditing(false);
    // Returns the focus to the edit button.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[data-edit]')?.focus());
  };
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.line}>
        <div className={styles.body}>
          {editing ? <Editor {...{ path, what, kind, value }} onSave={save} onClose={close} /> : children}
          {!editing && <Findings findings={findingsAt(findings, path)} />}
        </div>
        {!editing && (
          <div className={styles.side}>
            {aside}
            <PlaceTools {...{ path, what, value, text, of }} onEdit={() => setEditing(true)} />
          </div>
        )}
      </div>
      {acts && <Proposal {...{ path, what, kind, value }} />}
    </div>
  );
}
