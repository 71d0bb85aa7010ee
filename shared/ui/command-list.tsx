import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './command.module.css';
import { Icon } from './icon';
import { SoughtText } from './sought-text';

export interface CommandRow {
  /** Unique in the list. */
  readonly key: string;
  readonly title: string;
  /** What it is, after the title. */
  readonly note?: string;
  /** URL of a thumbnail. */
  readonly picture?: string;
}

/** Rows under one heading. */
export interface CommandGroup<Row> {
  readonly value: string;
  readonly items: readonly Row[];
}

export interface CommandListProps<Row> {
  label: string;
  typed: string;
  onType: (typed: string) => void;
  groups: readonly CommandGroup<Row>[];
  onChoose: (row: Row) => void;
  /** What is said, and read aloud, in place of rows; empty while there are some. */
  status: string;
  /** Shown in place of the rows. */
  instead?: ReactNode;
}

/** The field and the rows of a command palette: the arrow keys move, Enter chooses. Does not filter. */
export function CommandList<Row extends CommandRow>({
  label,
  typed,
  onType,
  groups,
  onChoose,
  status,
  instead,
}: CommandListProps<Row>) {
  const wanted = typed.trim().toLowerCase();
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={groups}
      value={typed}
      onValueChange={(value, { reason }) => reason !== 'item-press' && onType(value)}
      itemToStringValue={({ title }: CommandRow) => title}
      autoHighlight="always"
      keepHighlight
    >
      <Autocomplete.InputGroup className={styles.field}>
        <Icon of={Search} small />
        <Autocomplete.Input className={styles.input} aria-label={label} placeholder={label} />
        <Dialog.Close className={styles.close}>Close</Dialog.Close>
      </Autocomplete.InputGroup>
      {instead || (
        <div className={styles.body}>
          <Autocomplete.List aria-label="Found">
            {(group: CommandGroup<Row>) => (
              <Autocomplete.Group key={group.value} items={group.items}>
                <Autocomplete.GroupLabel className={styles.title}>{group.value}</Autocomplete.GroupLabel>
                <Autocomplete.Collection>
                  {(row: Row) => (
                    <Autocomplete.Item key={row.key} value={row} className={styles.row} onClick={() => onChoose(row)}>
                      <RowContent row={row} wanted={wanted} />
                    </Autocomplete.Item>
                  )}
                </Autocomplete.Collection>
              </Autocomplete.Group>
            )}
          </Autocomplete.List>
          <p className={styles.empty} role="status">
            {status}
          </p>
        </div>
      )}
      <p className={styles.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> move
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>?</kbd> shortcuts
        </span>
      </p>
    </Autocomplete.Root>
  );
}

function RowContent({ row: { title, note, picture }, wanted }: { row: CommandRow; wanted: string }) {
  return (
    <>
      {picture && <img className={styles.picture} src={picture} alt="" width={32} height={32} loading="lazy" />}
      <span className={styles.words}>
        <SoughtText text={title} wanted={wanted} />
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
}
