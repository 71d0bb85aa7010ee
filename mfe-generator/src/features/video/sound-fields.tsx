import { NARRATION_MAX } from '@flint/shared/contracts/videos';
import { VOICES } from '@flint/shared/contracts/voices';
import { Checkbox } from '@flint/shared/ui/checkbox';
import { Field } from '@flint/shared/ui/field';
import { Select } from '@flint/shared/ui/select';
import { TextArea } from '@flint/shared/ui/text-area';
import { TextInput } from '@flint/shared/ui/text-input';
import { useAtom } from 'jotai';
import { Fold } from '../orders/fields/fold';
import { orderAtom } from './order-atom';

const VOICE_OPTIONS = VOICES.map(({ id, label }) => ({ value: id, label }));

/** Captions, narration and music, which only the built-in engine adds. */
export function SoundFields({ narrationFault }: { narrationFault: string | undefined }) {
  const [{ captions, narration, voice, music }, change] = useAtom(orderAtom);
  return (
    <Fold
      summary="Captions and sound"
      filled={captions || narration !== '' || music !== ''}
      faulty={narrationFault !== undefined}
    >
      <Checkbox checked={captions} onChange={(event) => change({ captions: event.target.checked })}>
        Set each scene's words under it
      </Checkbox>
      <Field
        label="Voice over"
        optional
        error={narrationFault}
        counter={{ value: narration.length, max: NARRATION_MAX }}
      >
        <TextArea
          name="narration"
          rows={3}
          value={narration}
          onChange={(event) => change({ narration: event.target.value })}
        />
      </Field>
      {narration !== '' && (
        <Field label="Voice" help={VOICES.find(({ id }) => id === voice)?.description}>
          <Select options={VOICE_OPTIONS} value={voice} onChange={(next) => change({ voice: next })} />
        </Field>
      )}
      <Field label="Music" optional help="In words, such as: calm lo-fi, soft piano.">
        <TextInput value={music} onChange={(event) => change({ music: event.target.value })} />
      </Field>
    </Fold>
  );
}
