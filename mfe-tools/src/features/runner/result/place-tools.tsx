import { type Path, valueAt } from '@flint/shared/tools/paths';
import { CopyButton } from '@flint/shared/ui/copy-button';
import { IconButton } from '@flint/shared/ui/icon-button';
import { Menu, type MenuItem } from '@flint/shared/ui/menu';
import { Ellipsis, Pencil, RefreshCw, Undo2 } from 'lucide-react';
import styles from './place.module.css';
import type { PlaceProps } from './place-props';
import { useResult } from './result-context';
import { sameValue } from './same-value';
import { useRewrite } from './use-rewrite';
import { useSavePlace } from './use-save-place';
import { useSends } from './use-sends';

type PlaceToolsProps = Pick<PlaceProps, 'path' | 'what' | 'value' | 'text' | 'of'> & { onEdit: () => void };

/** Toolbar of a passage: copy, edit, rewrite, pass on to another tool. */
export function PlaceTools({ path, what, value, text, of, onEdit }: PlaceToolsProps) {
  const { acts } = useResult();
  return (
    <span className={styles.tools}>
      <CopyButton what={what.toLowerCase()} text={text} />
      {acts && (
        <>
          <IconButton icon={Pencil} size="sm" label={`Edit ${what.toLowerCase()}`} data-edit="" onClick={onEdit} />
          <MoreMenu {...{ path, what, value, of }} />
        </>
      )}
    </span>
  );
}

function MoreMenu({ path, what, value, of }: Omit<PlaceToolsProps, 'text' | 'onEdit'>) {
  const { acts, written } = useResult();
  const save = useSavePlace(path, what);
  const rewrite = useRewrite(path);
  const sends = useSends(of);
  const original = valueAt(written, path as Path);
  const changed = original !== undefined && !sameValue(original, value);
  const price = acts?.rewritePrice(path);
  const items: MenuItem[] = [
    {
      key: 'rewrite',
      label: 'Write anew',
      icon: RefreshCw,
      ...(price !== undefined && { price }),
      disabled: price === undefined || rewrite.busy,
      onSelect: rewrite.press,
    },
    ...(changed
      ? [
          {
            key: 'back',
            label: 'Back to what was written',
            icon: Undo2,
            onSelect: () => void save(original).catch(() => undefined),
          },
        ]
      : []),
    ...sends,
  ];
  return (
    <Menu trigger={<IconButton icon={Ellipsis} size="sm" label={`More for ${what.toLowerCase()}`} />} items={items} />
  );
}
