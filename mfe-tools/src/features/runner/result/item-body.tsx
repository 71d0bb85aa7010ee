import type { Shape } from '@flint/shared/tools/shape';
import { Badge } from '@flint/shared/ui/badge';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import styles from './list.module.css';
import { mainPart, readable } from './place-text';
import { Words } from './words';

interface ItemBodyProps {
  shape: Shape;
  item: Readonly<Record<string, unknown>>;
  /** Selects it for the previews; null without previews. */
  onChoose: (() => void) | null;
  chosen: boolean;
}

/** A list item for reading: its main text, then its other parts. */
export function ItemBody({ shape, item, onChoose, chosen }: ItemBodyProps) {
  const main = mainPart(shape);
  const own = main ? shape[main] : undefined;
  const rest = Object.entries(shape).filter(([name, part]) => name !== main && readable(part, item[name]) !== '');
  const texts = rest.filter(([, part]) => part.type === 'text');
  const words = own && main ? readable(own, item[main]) : '';
  return (
    <>
      {words !== '' &&
        (onChoose ? (
          <button type="button" className={clsx(styles.main, styles.choose)} aria-pressed={chosen} onClick={onChoose}>
            {words}
          </button>
        ) : (
          <p className={styles.main}>{words}</p>
        ))}
      {rest.length > 0 && (
        <div className={styles.said}>
          {rest.map(([name, part]) => (
            <Said key={name} part={part} value={item[name]} named={texts.length > 1} />
          ))}
        </div>
      )}
    </>
  );
}

interface SaidProps {
  part: Shape[string];
  value: unknown;
  /** Whether it has siblings: a single text needs no label. */
  named: boolean;
}

function Said({ part, value, named }: SaidProps) {
  const { label } = part;
  if (part.type === 'choice') return <Badge>{readable(part, value)}</Badge>;
  if (part.type === 'words') return <Words words={value as readonly string[]} label={label} />;
  if (part.type === 'text' && part.lines !== true && !named)
    return <p className={clsx(text.small, text.soft)}>{readable(part, value)}</p>;
  return (
    <p className={clsx(text.small, text.soft, styles.lines)}>
      <span className={text.faint}>{label}: </span>
      {readable(part, value)}
    </p>
  );
}
