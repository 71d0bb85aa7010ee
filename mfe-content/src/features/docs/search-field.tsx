import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import type { ReactNode } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (wanted: string) => void;
  /** What was found, in words. */
  children: ReactNode;
}

/** A search field over a list in the same page, with the number of results announced. */
export function SearchField({ label, value, onChange, children }: SearchFieldProps) {
  return (
    <div className={`${layout.stack} ${layout.tight}`}>
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p role="status" className={`${text.small} ${text.faint} ${text.num}`}>
        {children}
      </p>
    </div>
  );
}
