import type { ListPart } from '@flint/shared/tools/shape';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { ItemBody } from './item-body';
import styles from './list.module.css';
import { Place } from './place';
import { itemText, mainPart, readable } from './place-text';
import { placed } from './placed';
import { useResult } from './result-context';
import { RowCount } from './row-count';

type Item = Readonly<Record<string, unknown>>;

interface ListRowsProps {
  name: string;
  part: ListPart;
  items: readonly Item[];
}

/** List items in order, each with its number or time: candidates, posts, chapters. */
export function ListRows({ name, part, items }: ListRowsProps) {
  const { definition, chosen, choose } = useResult();
  const [first] = Object.keys(definition.output);
  const time = Object.entries(part.item).find(([, own]) => own.type === 'number' && own.unit === 'seconds');
  const main = mainPart(part.item);
  const own = main ? part.item[main] : undefined;
  const field = own?.type === 'text' ? own.field : undefined;
  const body = time ? withoutKey(part.item, time[0]) : part.item;
  return (
    <ol className={styles.rows} aria-label={part.label}>
      {placed(name, items).map(({ path, item, at }) => {
        const isChosen = choose !== null && name === first && chosen === at;
        const lead = time ? readable(time[1], item[time[0]]) : String(at + 1);
        return (
          <li key={path} data-selected={isChosen || undefined}>
            <span className={clsx(styles.lead, text.small, text.faint)} data-time={time !== undefined || undefined}>
              {lead}
            </span>
            <Place
              path={path}
              what={`${part.one} ${at + 1}`}
              kind={{ item: part.item }}
              value={item}
              text={itemText(part.item, item)}
              of={{ list: name, at }}
              aside={main && <RowCount field={field} text={String(item[main] ?? '')} />}
            >
              <ItemBody
                shape={body}
                item={item}
                chosen={isChosen}
                onChoose={choose && name === first ? () => choose(at) : null}
              />
            </Place>
          </li>
        );
      })}
    </ol>
  );
}

const withoutKey = (shape: ListPart['item'], key: string) =>
  Object.fromEntries(Object.entries(shape).filter(([name]) => name !== key));
