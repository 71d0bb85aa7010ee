import { Volume2, VolumeX } from 'lucide-react';
import { IconButton } from './icon-button';
import styles from './volume-control.module.css';

export interface VolumeControlProps {
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  onChange: (volume: number, muted: boolean) => void;
}

/** Volume of a player. Phones use hardware keys and ignore the volume that a page sets. */
export function VolumeControl({ volume, muted, onChange }: VolumeControlProps) {
  const silent = muted || volume === 0;
  return (
    <div className={styles.volume}>
      <IconButton
        icon={silent ? VolumeX : Volume2}
        label={silent ? 'Unmute' : 'Mute'}
        size="sm"
        onClick={() => onChange(volume === 0 ? 1 : volume, !silent)}
      />
      <input
        type="range"
        className={styles.slider}
        aria-label="Volume"
        min={0}
        max={1}
        step={0.05}
        value={muted ? 0 : volume}
        aria-valuetext={`${Math.round((muted ? 0 : volume) * 100)}%`}
        onChange={(event) => onChange(event.target.valueAsNumber, false)}
      />
    </div>
  );
}
