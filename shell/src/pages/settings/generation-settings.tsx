import { ASPECT_RATIO_IDS, IMAGE_CAP, IMAGE_STYLES } from '@flint/shared/contracts/image-options';
import { IMAGE_MODELS } from '@flint/shared/contracts/models';
import type { GenerationDefaults } from '@flint/shared/contracts/preferences';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Select, type SelectOption } from '@flint/shared/ui/select';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { FailureNote } from '../form/failure-note';
import styles from './settings.module.css';
import { usePreferences } from './use-preferences';

const NONE: SelectOption<string> = { value: '', label: 'Flint’s default' };
const named = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

interface Choice {
  key: keyof GenerationDefaults;
  label: string;
  options: readonly SelectOption<string>[];
}
const CHOICES: readonly Choice[] = [
  { key: 'style', label: 'Style', options: IMAGE_STYLES.map((value) => ({ value, label: named(value) })) },
  { key: 'model', label: 'Model', options: IMAGE_MODELS.map(({ id, label }) => ({ value: id, label })) },
  { key: 'aspect_ratio', label: 'Ratio', options: ASPECT_RATIO_IDS.map((value) => ({ value, label: value })) },
  {
    key: 'num_images',
    label: 'Pictures',
    options: Array.from({ length: IMAGE_CAP }, (_, at) => ({ value: String(at + 1), label: String(at + 1) })),
  },
];

/** Defaults of the generator; each choice is saved at once. */
export function GenerationSettings() {
  const { defaults, failure, saving, saved, change, retry } = usePreferences();
  if (!defaults)
    return failure === null ? (
      <p role="status">Loading...</p>
    ) : (
      <div className={layout.stack}>
        <FailureNote error={failure} title="Your settings could not be read." />
        <div>
          <Button variant="line" onClick={retry}>
            Retry
          </Button>
        </div>
      </div>
    );
  return (
    <>
      <FailureNote error={failure} title="That was not saved." />
      <div className={styles.choices}>
        {CHOICES.map(({ key, label, options }) => (
          <Field key={key} label={label}>
            <Select
              options={[NONE, ...options]}
              value={String(defaults[key] ?? '')}
              onChange={(value) => change(withChoice(defaults, key, value))}
            />
          </Field>
        ))}
      </div>
      <p className={clsx(text.small, text.faint)} role="status">
        {saving ? 'Saving' : saved ? `Saved ${saved}` : ''}
      </p>
    </>
  );
}

/** The defaults with one of them changed; an empty choice restores the product's own. */
function withChoice(defaults: GenerationDefaults, key: keyof GenerationDefaults, value: string): GenerationDefaults {
  const { [key]: _before, ...others } = defaults;
  if (value === '') return others;
  return { ...others, [key]: key === 'num_images' ? Number(value) : value };
}
