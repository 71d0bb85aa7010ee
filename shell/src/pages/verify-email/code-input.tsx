import { asciiDigits } from '@flint/shared/contracts/ascii-digits';
import { CODE_LENGTH } from '@flint/shared/contracts/email-verification';
import { TextInput, type TextInputProps } from '@flint/shared/ui/text-input';
import styles from './code-input.module.css';

/** One input for all digits, so that a code can be pasted, read aloud and autofilled. */
export function CodeInput({ onChange, ...rest }: TextInputProps) {
  return (
    <TextInput
      {...rest}
      className={styles.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      onChange={(event) => {
        // Mails and messages group digits: `123 456` is the same code.
        event.target.value = asciiDigits(event.target.value).replace(/\D/g, '').slice(0, CODE_LENGTH);
        onChange?.(event);
      }}
    />
  );
}
