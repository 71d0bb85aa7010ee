import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { subjectOf } from '@flint/shared/tools/subject';
import { Button } from '@flint/shared/ui/button';
import { Dialog } from '@flint/shared/ui/dialog';
import { formatCredits } from '@flint/shared/ui/format-number';
import { formatMoment } from '@flint/shared/ui/format-time';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useState } from 'react';
import type { ToolPlace } from '../tool-href';
import styles from './history.module.css';
import { HistoryRow } from './history-row';
import { OutsideRules } from './outside-rules';

interface HistoryProps {
  definition: AnyToolDefinition;
  place: ToolPlace;
  /** Newest first; null while loading. */
  uses: readonly ToolRun[] | null;
  /** Loads older ones; undefined at the end. */
  loadOlder: (() => Promise<void>) | undefined;
  shownId: string | undefined;
}

/** The last run in a line, with the whole history of the tool behind it. */
export function History({ definition, place, uses, loadOlder, shownId }: HistoryProps) {
  const [open, setOpen] = useState(false);
  const [last] = uses ?? [];
  // The last one may be deleted while the history is open.
  if (!uses || !(last || open)) return null;
  return (
    <div className={styles.line}>
      {last && (
        <span className={clsx(text.tiny, text.faint, text.num)}>
          Last run {formatMoment(last.run.createdAt)}, {formatCredits(last.run.charged ?? last.run.price)}
        </span>
      )}
      <Button size="sm" onClick={() => setOpen(true)}>
        History
      </Button>
      <Dialog open={open} onOpenChange={setOpen} placement="side" title="History">
        <OutsideRules definition={definition} place={place} onOpen={() => setOpen(false)} />
        {uses.length === 0 && <p className={clsx(text.small, text.soft)}>There are no results.</p>}
        <ul aria-label="Results">
          {uses.map((use) => (
            <HistoryRow
              key={use.run.id}
              {...{ use, place }}
              tool={definition.id}
              about={subjectOf(definition, use.input) || 'Without words'}
              current={use.run.id === shownId}
              onOpen={() => setOpen(false)}
            />
          ))}
        </ul>
        {loadOlder && (
          <Button variant="line" size="sm" onClick={() => void loadOlder()}>
            Show older
          </Button>
        )}
      </Dialog>
    </div>
  );
}
