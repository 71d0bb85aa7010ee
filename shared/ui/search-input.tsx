import clsx from 'clsx';
import { Search } from 'lucide-react';
import { Icon } from './icon';
import styles from './search-input.module.css';
import { TextInput, type TextInputProps } from './text-input';

/**
 * A field for words to search by, with a glass at its start.
 * @param className of the field with its glass
 */
export function SearchInput({ className, ...rest }: Omit<TextInputProps, 'type'>) {
  return (
    <div className={clsx(styles.search, className)}>
      <Icon of={Search} small className={styles.glass} />
      <TextInput type="search" autoComplete="off" className={styles.input} {...rest} />
    </div>
  );
}
