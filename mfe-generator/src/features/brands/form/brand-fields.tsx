import { BRAND_LIMITS } from '@flint/shared/contracts/brand-limits';
import { Field } from '@flint/shared/ui/field';
import { TextArea } from '@flint/shared/ui/text-area';
import { TextInput } from '@flint/shared/ui/text-input';
import { WordsField } from '@flint/shared/ui/words-field';
import type { BrandFaults, BrandForm } from './brand-form';
import { ColourFields } from './colour-fields';
import { LogoField } from './logo-field';
import { ReferencesField } from './references-field';
import { SamplesField } from './samples-field';
import { Section } from './section';

export interface BrandFieldsProps {
  form: BrandForm;
  faults: BrandFaults;
  onChange: (fields: Partial<BrandForm>) => void;
  /** Whether another profile has the same name. */
  taken: boolean;
}

/** All fields of a profile, by subject. */
export function BrandFields({ form, faults, onChange, taken }: BrandFieldsProps) {
  const counter = (field: 'name' | 'description' | 'tone' | 'audience') => ({
    value: form[field].trim().length,
    max: BRAND_LIMITS[field],
  });
  return (
    <>
      <Section title="Identity">
        <Field
          label="Name"
          error={faults.name}
          help={taken ? 'You have another profile of this name.' : undefined}
          counter={counter('name')}
        >
          <TextInput
            name="name"
            autoComplete="off"
            value={form.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
        <LogoField form={form} onChange={onChange} error={faults.logo} />
        <ColourFields form={form} faults={faults} onChange={onChange} />
      </Section>
      <Section title="Voice" lead="Flint passes this on as facts about the brand when it writes.">
        <Field
          label="Description"
          optional
          help="What it is and does, in a sentence or two."
          error={faults.description}
          counter={counter('description')}
        >
          <TextArea
            rows={3}
            value={form.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        </Field>
        <Field label="Tone" optional help="Such as dry, warm, plain." error={faults.tone} counter={counter('tone')}>
          <TextInput value={form.tone} onChange={(event) => onChange({ tone: event.target.value })} />
        </Field>
        <Field label="Audience" optional help="Who reads it." error={faults.audience} counter={counter('audience')}>
          <TextInput value={form.audience} onChange={(event) => onChange({ audience: event.target.value })} />
        </Field>
        <WordsField
          label="Words to use"
          help="Press Enter after each."
          words={form.wordsToUse}
          max={BRAND_LIMITS.words}
          error={faults.wordsToUse}
          onChange={(wordsToUse) => onChange({ wordsToUse })}
        />
        <WordsField
          label="Words to avoid"
          help="Press Enter after each."
          words={form.wordsToAvoid}
          max={BRAND_LIMITS.words}
          error={faults.wordsToAvoid}
          onChange={(wordsToAvoid) => onChange({ wordsToAvoid })}
        />
      </Section>
      <Section title="Posts">
        <WordsField
          label="Hashtags"
          help="Kept as you write them. Press Enter after each."
          words={form.hashtags}
          max={BRAND_LIMITS.hashtags}
          error={faults.hashtags}
          onChange={(hashtags) => onChange({ hashtags })}
        />
        <SamplesField
          posts={form.samplePosts}
          error={faults.samplePosts}
          onChange={(samplePosts) => onChange({ samplePosts })}
        />
      </Section>
      <Section title="Look" lead="Pictures that show how the brand looks.">
        <ReferencesField
          references={form.references}
          error={faults.references}
          onChange={(references) => onChange({ references })}
        />
      </Section>
    </>
  );
}
