import { VOICES } from '@flint/shared/contracts/voices';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { IconButton } from '@flint/shared/ui/icon-button';
import { useAtom } from 'jotai';
import { Pause, Volume2 } from 'lucide-react';
import { useId } from 'react';
import { speechOrderAtom } from './order';
import { useSample } from './use-sample';
import styles from './voice-field.module.css';

/** Selects the voice, with a sample of each. */
export function VoiceField() {
  const [{ voice }, change] = useAtom(speechOrderAtom);
  const { playing, toggle, failed } = useSample();
  const name = useId();
  return (
    <FieldGroup
      legend="Voice"
      help={failed ? 'The sample could not be played.' : 'Samples are spoken by the built-in engine.'}
    >
      <ul className={styles.voices}>
        {VOICES.map(({ id, label, description }) => (
          <li key={id} className={styles.row}>
            <label className={styles.voice}>
              <input type="radio" name={name} checked={id === voice} onChange={() => change({ voice: id })} />
              <span>
                <span className={styles.name}>{label}</span>
                <span className={styles.about}>{description}</span>
              </span>
            </label>
            <IconButton
              icon={playing === id ? Pause : Volume2}
              label={playing === id ? `Stop ${label}` : `Hear ${label}`}
              onClick={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}
