import { clipChoices } from '@flint/shared/contracts/clip-choices';
import type { ServedBy } from '@flint/shared/contracts/providers';
import { VIDEO_SECONDS_MAX, VIDEO_SECONDS_MIN } from '@flint/shared/contracts/videos';
import { Field } from '@flint/shared/ui/field';
import { Range } from '@flint/shared/ui/range';
import { Select } from '@flint/shared/ui/select';
import styles from './workflow.module.css';

interface FilmSettingsProps {
  /** The input of the step. */
  input: Readonly<Record<string, unknown>>;
  /** Who makes the film. */
  filmedBy: ServedBy;
  /** The validation error at a path of the input. */
  faultOf: (path: string) => string | undefined;
  set: (path: string, value: unknown) => void;
}

/** Selects the length and the ratio of a film, among those that the one who films makes. */
export function FilmSettings({ input, set, faultOf, filmedBy }: FilmSettingsProps) {
  const { seconds, lengths, ratio, ratios, ratioHelp } = clipChoices(filmedBy, input);
  return (
    <div className={styles.pair}>
      <Field label="Length" error={faultOf('duration')}>
        {lengths === null ? (
          <Range
            {...{ min: VIDEO_SECONDS_MIN, max: VIDEO_SECONDS_MAX, value: seconds }}
            words={`${seconds} s`}
            onChange={(next) => set('duration', next)}
          />
        ) : (
          <Select
            options={lengths.map((each) => ({ value: String(each), label: `${each} s` }))}
            value={String(seconds)}
            onChange={(next) => set('duration', Number(next))}
          />
        )}
      </Field>
      <Field label="Ratio" help={ratioHelp} error={faultOf('aspect_ratio')}>
        <Select
          options={ratios.map((value) => ({ value, label: value }))}
          value={ratio}
          onChange={(next) => set('aspect_ratio', next)}
        />
      </Field>
    </div>
  );
}
