import type { Path } from '@flint/shared/contracts/tools/paths';
import { type ReactNode, useRef, useState } from 'react';
import { Editor } from './editor';
import { Findings, findingsAt } from './findings';
import styles from './place.module.css';
import type { PlaceKind } from './place-kind';
import { PlaceTools } from './place-tools';
import { Proposal } from './proposal';
import { useResult } from './result-context';
import { useSavePlace } from './use-save-place';

export interface PlaceProps {
  path: Path;
  /** What it is, in words: `Title 2`. */
  what: string;
  kind: PlaceKind;
  value: unknown;
  /** What copying it gives. */
  text: string;
  /** The item's place in its list, and the list. */
  of?: { readonly list: string; readonly at: number } | undefined;
  /** What stands before the tools, such as a count. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A place of an answer: what stands there, what rules say of it, and what can be done with it. */
export function Place({ path, what, kind, value, text, of, aside, children }: PlaceProps) {
  const { findings, acts } = useResult();
  const [editing, setEditing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const save = useSavePlace(path, what);
  const close = () => {
    setEditing(false);
    // Back to where the change began.
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
