import { BrandSelect } from '@flint/shared/brands/parts/brand-select';
import { MAX_TOKENS_MAX, TEMPERATURE_MAX } from '@flint/shared/contracts/chat';
import { Field } from '@flint/shared/ui/field';
import { formatNumber } from '@flint/shared/ui/format-number';
import { TextArea } from '@flint/shared/ui/text-area';
import { TextInput } from '@flint/shared/ui/text-input';
import type { Conversation } from './conversation';

interface SettingsProps {
  conversation: Conversation;
  change: (change: Partial<Conversation>) => void;
}

/** System prompt and parameters for all models. */
export function Settings({ conversation: { system, temperature, maxTokens, brandId }, change }: SettingsProps) {
  return (
    <>
      <Field label="System note" optional help="What every answer should keep to: a role, a tone, a language.">
        <TextArea value={system} onChange={(event) => change({ system: event.target.value })} />
      </Field>
      <BrandSelect
        value={brandId}
        onChange={(id) => change({ brandId: id })}
        help="Every answer is told its voice and its words."
      />
      <Field
        label="Temperature"
        optional
        help="0 is steady, 2 is daring. Empty is each model’s own; some models take no other."
      >
        <TextInput
          type="number"
          min={0}
          max={TEMPERATURE_MAX}
          step={0.1}
          value={temperature ?? ''}
          onChange={(event) => {
            const value = event.target.valueAsNumber;
            if (event.target.value === '' && !event.target.validity.badInput) change({ temperature: null });
            else if (value >= 0 && value <= TEMPERATURE_MAX) change({ temperature: value });
          }}
        />
      </Field>
      <Field
        label="Longest answer"
        help={`In tokens, at most ${formatNumber(MAX_TOKENS_MAX)}. A token is about four letters.`}
      >
        <TextInput
          type="number"
          min={1}
          max={MAX_TOKENS_MAX}
          step={1}
          value={maxTokens}
          onChange={(event) => {
            const value = event.target.valueAsNumber;
            if (Number.isInteger(value) && value >= 1 && value <= MAX_TOKENS_MAX) change({ maxTokens: value });
          }}
        />
      </Field>
    </>
  );
}
