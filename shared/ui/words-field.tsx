import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isEnter } from '../input/is-enter';
import { Chip } from './chip';
import { Field } from './field';
import { Icon } from './icon';
import { TextInput } from './text-input';
import styles from './words-field.module.css';

export interface WordsFieldProps {
  label: string;
  help?: string | undefined;
  placeholder?: string | undefined;
  words: readonly string[];
  max: number;
  required?: boolean;
  error?: string | undefined;
  onChange: (words: string[]) => void;
}

/** A list of words: Enter or a comma adds the typed one, a press removes one. */
export function WordsField({
  label,
  help,
  placeholder,
  words,
  max,
  required = false,
  error,
  onChange,
}: WordsFieldProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = (text: string) => {
    const fresh = text.split(/[,\n]/).map((word) => word.trim());
    const all = [...words, ...fresh].filter((word, at, every) => word !== '' && every.indexOf(word) === at);
    setTyped('');
    if (all.length > words.length) onChange(all);
  };
  const type = (text: string) => (/[,\n]/.test(text) ? add(text) : setTyped(text));
  const press = (event: KeyboardEvent) => {
    if (isEnter(event)) {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '' && words.length > 0) onChange(words.slice(0, -1));
  };
  const remove = (word: string) => {
    onChange(words.filter((each) => each !== word));
    input.current?.focus();
  };

  return (
    <div className={styles.words}>
      <Field label={label} optional={!required} help={help} error={error} counter={{ value: words.length, max }}>
        <TextInput
          ref={input}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={() => add(typed)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!text.includes('\n')) return;
            event.preventDefault();
            add(typed + text);
          }}
        />
      </Field>
      {words.length > 0 && (
        <ul className={styles.chips} aria-label={label}>
          {words.map((word) => (
            <li key={word}>
              <Chip aria-label={`Remove ${word}`} onClick={() => remove(word)}>
                <span className={styles.word}>{word}</span>
                <Icon of={X} small />
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
