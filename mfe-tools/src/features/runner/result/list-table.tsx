import { type ListPart, PART_MAX, type Part } from '@flint/shared/tools/shape';
import { TableScroller } from '@flint/shared/ui/table';
import table from '@flint/shared/ui/table.module.css';
import clsx from 'clsx';
import { Fragment, useState } from 'react';
import { Editor } from './editor';
import { Findings, findingsAt } from './findings';
import styles from './list.module.css';
import { itemText, readable } from './place-text';
import { PlaceTools } from './place-tools';
import { placed } from './placed';
import { Proposal } from './proposal';
import { useResult } from './result-context';
import { useSavePlace } from './use-save-place';

type Item = Readonly<Record<string, unknown>>;

interface ListTableProps {
  name: string;
  part: ListPart;
  items: readonly Item[];
}

/** Longer texts, in characters, get a wide column. */
const WIDE_FROM = 120;

const cellClass = (part: Part) => {
  if (part.type === 'number') return table.numeric;
  if (part.type === 'words') return styles.wide;
  return part.type === 'text' && (part.max ?? PART_MAX) > WIDE_FROM ? styles.wide : undefined;
};

/** List items as a table for comparison: one row per item, one column per part. */
export function ListTable({ name, part, items }: ListTableProps) {
  const columns = Object.entries(part.item);
  return (
    <TableScroller label={part.label}>
      <table aria-label={part.label} className={clsx(table.table, styles.table)}>
        <thead>
          <tr>
            {columns.map(([key, own]) => (
              <th key={key} scope="col">
                {own.label}
              </th>
            ))}
            <th className={styles.tools}>
              <span className="sr">Acts</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {placed(name, items).map(({ path, item, at }) => (
            <Row key={path} what={`${part.one} ${at + 1}`} {...{ path, name, at, part, item }} />
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

interface RowProps {
  path: string;
  what: string;
  name: string;
  at: number;
  part: ListPart;
  item: Item;
}

function Row({ path, what, name, at, part, item }: RowProps) {
  const { findings, acts } = useResult();
  const [editing, setEditing] = useState(false);
  const save = useSavePlace(path, what);
  const columns = Object.entries(part.item);
  const kind = { item: part.item };
  const own = findingsAt(findings, path);
  const below = (
    <>
      <Findings findings={own} />
      {acts && <Proposal {...{ path, what, kind }} value={item} />}
    </>
  );
  return (
    <Fragment>
      {editing ? (
        <tr>
          <td colSpan={columns.length + 1}>
            <Editor {...{ path, what, kind }} value={item} onSave={save} onClose={() => setEditing(false)} />
          </td>
        </tr>
      ) : (
        <tr>
          {columns.map(([key, each], column) => (
            <td key={key} className={cellClass(each)} data-label={each.label}>
              {readable(each, item[key])}
              {column === columns.length - 1 && below}
            </td>
          ))}
          <td className={styles.tools}>
            <PlaceTools
              {...{ path, what }}
              value={item}
              text={itemText(part.item, item)}
              of={{ list: name, at }}
              onEdit={() => setEditing(true)}
            />
          </td>
        </tr>
      )}
    </Fragment>
  );
}
