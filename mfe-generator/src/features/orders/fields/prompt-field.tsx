import { PROMPT_MAX } from '@flint/shared/contracts/image-options';
import { Field } from '@flint/shared/ui/field';
import { TextArea } from '@flint/shared/ui/text-area';

interface PromptFieldProps {
  value: string;
  onChange: (prompt: string) => void;
  help: string;
  fault: string | undefined;
}

/** The prompt. Typing is never blocked; a text that is too long cannot be sent. */
export function PromptField({ value, onChange, help, fault }: PromptFieldProps) {
  return (
    <Field label="Prompt" help={help} error={fault} counter={{ value: value.length, max: PROMPT_MAX }}>
      <TextArea name="prompt" value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
