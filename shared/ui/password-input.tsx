import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button';
import styles from './password-input.module.css';
import { TextInput, type TextInputProps } from './text-input';

export type PasswordInputProps = Omit<TextInputProps, 'type'>;

/** A password field with a show button. Pass `autoComplete` for password managers. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        className={styles.input}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <IconButton
        icon={shown ? EyeOff : Eye}
        label={shown ? 'Hide password' : 'Show password'}
        size="sm"
        className={styles.toggle}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}
