import { ASPECT_RATIO_IDS, IMAGE_CAP } from '@flint/shared/contracts/image-options';
import { MUSIC_SECONDS_MAX, MUSIC_SECONDS_MIN } from '@flint/shared/contracts/music';
import type { ServedBy } from '@flint/shared/contracts/providers';
import { VOICES } from '@flint/shared/contracts/voices';
import { reference } from '@flint/shared/contracts/workflow/references';
import { STEP_TYPES, slotOf } from '@flint/shared/contracts/workflow/step-types';
import { STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { Field } from '@flint/shared/ui/field';
import { Select } from '@flint/shared/ui/select';
import { TextArea } from '@flint/shared/ui/text-area';
import { TextInput } from '@flint/shared/ui/text-input';
import { FilmSettings } from './film-settings';
import { textAt, withAt } from './input-path';
import type { WorkflowOrder } from './order';
import { plainFields } from './plain-step';
import styles from './workflow.module.css';

type Step = WorkflowOrder['steps'][number];

export interface StepFieldsProps {
  step: Step;
  /** Earlier steps, whose outputs can be referenced. */
  earlier: readonly Step[];
  onChange: (input: Step['input']) => void;
  /** The validation error at a path of the input. */
  faultOf: (path: string) => string | undefined;
  /** Who makes the films. */
  filmedBy: ServedBy;
}

const nameOf = ({ id, type }: Step) => `${STEP_KINDS[type].label}: ${id}`;

/** The form of one step. */
export function StepFields({ step, earlier, onChange, faultOf, filmedBy }: StepFieldsProps) {
  const { words, file } = plainFields(step.type);
  const set = (path: string, value: unknown) => onChange(withAt(step.input, path, value));
  return (
    <>
      {words && (
        <>
          <Field label={words.label} optional={words.optional} error={faultOf(words.path)}>
            <TextArea
              rows={3}
              value={textAt(step.input, words.path)}
              onChange={(event) => set(words.path, event.target.value)}
            />
          </Field>
          <InsertWords
            earlier={earlier}
            onInsert={(inserted) => set(words.path, `${textAt(step.input, words.path)} ${inserted}`.trim())}
          />
        </>
      )}
      {file && (
        <Field label={file.label} optional={file.optional} error={faultOf(file.path.split('.')[0] ?? '')}>
          <Select
            options={fileOptions(step, earlier, file.path)}
            value={textAt(step.input, file.path)}
            onChange={(chosen) => set(file.path, chosen)}
          />
        </Field>
      )}
      <Settings {...{ step, set, faultOf, filmedBy }} />
    </>
  );
}

/** Inserts a reference to an earlier step's text. */
function InsertWords({ earlier, onInsert }: Pick<StepFieldsProps, 'earlier'> & { onInsert: (text: string) => void }) {
  const texts = earlier.filter(({ type }) => STEP_TYPES[type].gives === 'text');
  if (texts.length === 0) return null;
  const options = texts.map((step) => ({ value: reference(step.id, 'text'), label: nameOf(step) }));
  return (
    <Select
      aria-label="Insert the words of an earlier step"
      options={[{ value: '', label: 'Insert the words of…' }, ...options]}
      value=""
      onChange={(chosen) => chosen && onInsert(chosen)}
    />
  );
}

function fileOptions(step: Step, earlier: readonly Step[], path: string) {
  const slot = slotOf(step.type, path);
  const kinds: readonly string[] = slot?.takes === 'file' ? slot.of : [];
  const usable = earlier.filter(({ type }) => kinds.includes(STEP_TYPES[type].gives));
  const options = usable.map((each) => ({
    value: reference(each.id, STEP_TYPES[each.type].gives),
    label: nameOf(each),
  }));
  const now = textAt(step.input, path);
  const foreign = now !== '' && !options.some(({ value }) => value === now) ? [{ value: now, label: now }] : [];
  return [{ value: '', label: usable.length === 0 ? 'No earlier step gives one' : 'None' }, ...options, ...foreign];
}

interface SettingsProps extends Pick<StepFieldsProps, 'step' | 'faultOf' | 'filmedBy'> {
  set: (path: string, value: unknown) => void;
}

const COUNTS = Array.from({ length: IMAGE_CAP }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));
const RATIOS = ASPECT_RATIO_IDS.map((value) => ({ value, label: value }));
const VOICE_OPTIONS = VOICES.map(({ id, label }) => ({ value: id, label }));

function Settings({ step: { type, input }, set, faultOf, filmedBy }: SettingsProps) {
  if (type === 'image')
    return (
      <div className={styles.pair}>
        <Field label="Pictures">
          <Select options={COUNTS} value={textAt(input, 'num_images')} onChange={(n) => set('num_images', Number(n))} />
        </Field>
        <Field label="Ratio">
          <Select
            options={RATIOS}
            value={textAt(input, 'aspect_ratio') as (typeof RATIOS)[number]['value']}
            onChange={(ratio) => set('aspect_ratio', ratio)}
          />
        </Field>
      </div>
    );
  if (type === 'speech')
    return (
      <Field label="Voice">
        <Select
          options={VOICE_OPTIONS}
          value={textAt(input, 'voice') as (typeof VOICE_OPTIONS)[number]['value']}
          onChange={(voice) => set('voice', voice)}
        />
      </Field>
    );
  if (type === 'video') return <FilmSettings {...{ input, set, faultOf, filmedBy }} />;
  if (type !== 'music') return null;
  const [min, max] = [MUSIC_SECONDS_MIN, MUSIC_SECONDS_MAX];
  return (
    <Field label="Seconds" help={`${min} to ${max}`} error={faultOf('duration')}>
      <TextInput
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={textAt(input, 'duration')}
        onChange={(event) => set('duration', event.target.value === '' ? '' : Number(event.target.value))}
      />
    </Field>
  );
}
