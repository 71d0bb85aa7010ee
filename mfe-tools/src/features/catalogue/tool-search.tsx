import { TOOLS, type Tool } from '@flint/shared/tools/tools';
import { Field } from '@flint/shared/ui/field';
import { StatePanel } from '@flint/shared/ui/state-panel';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import { type ReactNode, useState } from 'react';
import type { ToolPlace } from '../runner/tool-href';
import styles from './catalogue.module.css';
import { searchTools } from './search-tools';
import { ToolList } from './tool-list';

/** A search over all tools. Shows its children while the search is empty. */
export function ToolSearch({ place, children }: { place: ToolPlace; children: ReactNode }) {
  const [typed, setTyped] = useState('');
  const found = searchTools(typed);
  const searching = typed.trim() !== '';
  return (
    <>
      <div className={styles.search}>
        <Field label="Search tools">
          <TextInput
            type="search"
            name="search"
            placeholder="title, thread, bio"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <p className="sr" role="status">
          {searching && `${found.length} of ${TOOLS.length} tools`}
        </p>
      </div>
      {searching ? <Found {...{ place, typed, found }} onClear={() => setTyped('')} /> : children}
    </>
  );
}

interface FoundProps {
  place: ToolPlace;
  typed: string;
  found: readonly Tool[];
  onClear: () => void;
}

function Found({ place, typed, found, onClear }: FoundProps) {
  if (found.length > 0) return <ToolList label="Found" tools={found} place={place} withPlatform />;
  return (
    <StatePanel
      title="No tool says that"
      actions={
        <button type="button" className={text.link} onClick={onClear}>
          Show all tools
        </button>
      }
    >
      <p>Nothing matches “{typed.trim()}”. Try what you want to make: a title, a caption, a calendar.</p>
    </StatePanel>
  );
}
