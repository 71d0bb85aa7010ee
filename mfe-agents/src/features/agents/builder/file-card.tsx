import { saveFile } from '@flint/shared/orders/save-file';
import { Button } from '@flint/shared/ui/button';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import { useRef, useState } from 'react';
import type { Draft } from '../../editor/draft';
import { readAgentFile, writeAgentFile } from './agent-file';

interface FileCardProps {
  readonly draft: Draft;
  readonly onOpen: (draft: Draft) => void;
}

/** Saves an agent as a file, and reads one into the editor. */
export function FileCard({ draft, onOpen }: FileCardProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      setFault(null);
      onOpen(readAgentFile(await file.text()));
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'This file cannot be read.');
    }
  };
  return (
    <section className={layout.stack} aria-labelledby="agent-file">
      <h2 className={text.h} id="agent-file">
        As a file
      </h2>
      <div className={`${layout.row} ${layout.wrap}`}>
        <Button
          size="sm"
          variant="line"
          onClick={() => saveFile(`${draft.name || 'agent'}.json`, 'application/json', writeAgentFile(draft))}
        >
          Export
        </Button>
        <Button size="sm" variant="line" onClick={() => chooser.current?.click()}>
          Import
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label="Agent as a file"
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      {fault !== null && (
        <p className={`${text.small} ${text.bad}`} role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}
