import { asciiDigits } from '@flint/shared/contracts/ascii-digits';
import { AUDIO_FORMATS } from '@flint/shared/contracts/audio';
import { MUSIC_KEYS, TEMPO_MAX, TEMPO_MIN } from '@flint/shared/contracts/music';
import { Checkbox } from '@flint/shared/ui/checkbox';
import { Field } from '@flint/shared/ui/field';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { Segmented } from '@flint/shared/ui/segmented';
import { TextInput } from '@flint/shared/ui/text-input';
import { useAtom } from 'jotai';
import { ChoiceField } from './choice-field';
import styles from './music.module.css';
import { orderAtom } from './order-atom';

const KEYS = MUSIC_KEYS.map((value) => ({ value, label: value }));
const FORMATS = AUDIO_FORMATS.map((value) => ({ value, label: value.toUpperCase() }));

/** Fields of the full mode only: tempo, key, format, stems and notes. */
export function FullFields({ tempoFault }: { tempoFault: string | undefined }) {
  const [{ tempo, key, format, stems, midi }, change] = useAtom(orderAtom);
  return (
    <>
      <div className={styles.pair}>
        <div data-field="tempo">
          <Field label="Tempo" optional help={`${TEMPO_MIN} to ${TEMPO_MAX} bpm`} error={tempoFault}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              value={tempo}
              onChange={(event) => change({ tempo: asciiDigits(event.target.value) })}
            />
          </Field>
        </div>
        <ChoiceField name="key" label="Key" choices={KEYS} value={key} onChange={(next) => change({ key: next })} />
      </div>
      <FieldGroup legend="Format">
        <Segmented
          fill
          label="Format"
          segments={FORMATS}
          value={format}
          onChange={(next) => change({ format: next })}
        />
      </FieldGroup>
      <FieldGroup legend="Beside the piece">
        <Checkbox checked={stems} onChange={(event) => change({ stems: event.target.checked })}>
          Each part as a file: drums, bass, harmony, melody
        </Checkbox>
        <Checkbox checked={midi} onChange={(event) => change({ midi: event.target.checked })}>
          The notes as a MIDI file
        </Checkbox>
      </FieldGroup>
    </>
  );
}
