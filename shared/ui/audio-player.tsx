import { formatPosition } from '@flint/shared/contracts/position';
import clsx from 'clsx';
import { Download, Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from './audio-player.module.css';
import button from './button.module.css';
import { buttonClass } from './button-class';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { RetryNote } from './retry-note';
import { Select } from './select';
import { Skeleton } from './skeleton';
import text from './text.module.css';
import { useMediaSource } from './use-media-source';
import { usePlayback } from './use-playback';
import { usePlaysAlone } from './use-plays-alone';
import type { Captions } from './video-player';
import { VolumeControl } from './volume-control';
import { Waveform } from './waveform';

/** A playable recording, such as a `GeneratedMedia`. */
export interface PlayableAudio {
  readonly url: string;
  readonly contentType: string;
  /** Duration, where known. */
  readonly seconds: number | null;
  /** Peaks of equal parts from start to end, each 0 to 1. */
  readonly peaks: readonly number[] | null;
}

export interface AudioPlayerProps {
  /** Null while loading. Another recording needs another `key`; the same one may get a new URL. */
  audio: PlayableAudio | null;
  title: string;
  /** Captions of the spoken text, for programs that show them. */
  captions?: Captions | undefined;
  /** URL of the file to download, and its file name. */
  download?: { readonly href: string; readonly name: string } | undefined;
  /** Called to renew a URL that failed; may return a promise to wait for. */
  onLapsed?: (() => unknown) | undefined;
  className?: string | undefined;
}

const SPEEDS = ['0.5', '0.75', '1', '1.25', '1.5', '2'].map((value) => ({ value, label: `${value}×` }));

/**
 * Audio player. Only one player in the page plays at a time. Fetches nothing before playback when the duration is
 * known.
 */
export function AudioPlayer({ audio, className, ...rest }: AudioPlayerProps) {
  if (audio) return <Player audio={audio} className={className} {...rest} />;
  return (
    <div className={clsx(styles.player, className)} role="status" aria-label={`Loading ${rest.title}`}>
      <Skeleton shape="block" className={styles.waiting} />
    </div>
  );
}

function Player({
  audio,
  title,
  captions,
  download,
  onLapsed,
  className,
}: AudioPlayerProps & { audio: PlayableAudio }) {
  const element = useRef<HTMLAudioElement>(null);
  const source = useMediaSource(element, audio.url, onLapsed);
  const playback = usePlayback(element);
  usePlaysAlone(element);
  const [sought, setSought] = useState<number | null>(null);
  const [speed, setSpeed] = useState('1');
  const [loudness, setLoudness] = useState({ volume: 1, muted: false });

  const seconds = audio.seconds ?? playback.seconds ?? 0;
  // Before loading the element reports position 0, even after a seek.
  const position = playback.position === 0 && sought !== null ? sought : playback.position;
  const seek = (to: number) => {
    setSought(to);
    source.seek(to);
  };
  const toggle = () => {
    if (playback.playing) element.current?.pause();
    // A refused play is reported by the element's events.
    else element.current?.play().catch(() => undefined);
  };
  const rate = (value: string) => {
    setSpeed(value);
    // Sets the default too, because a changed source resets the rate to it.
    if (element.current) element.current.defaultPlaybackRate = element.current.playbackRate = Number(value);
  };
  const sound = (volume: number, muted: boolean) => {
    setLoudness({ volume, muted });
    if (element.current) Object.assign(element.current, { volume, muted });
  };

  return (
    <section className={clsx(styles.player, className)} aria-label={title}>
      <audio ref={element} src={source.address} preload={audio.seconds === null ? 'metadata' : 'none'}>
        <track kind="captions" src={captions?.url} label={captions?.label} srcLang={captions?.language} />
      </audio>
      <div className={styles.controls}>
        <IconButton
          icon={playback.playing ? Pause : Play}
          label={playback.playing ? `Pause ${title}` : `Play ${title}`}
          variant="ink"
          aria-busy={playback.waiting || source.state === 'renewing' || undefined}
          onClick={toggle}
        />
        <Waveform
          className={styles.wave}
          label={title}
          peaks={audio.peaks}
          seconds={seconds}
          position={position}
          onSeek={seek}
        />
        <p className={clsx(styles.time, text.small, text.num, text.soft)}>
          {formatPosition(position)} / {seconds > 0 ? formatPosition(seconds) : '–:––'}
        </p>
        <div className={styles.tools}>
          <Select aria-label="Speed" className={styles.speed} options={SPEEDS} value={speed} onChange={rate} />
          <VolumeControl {...loudness} onChange={sound} />
          {download && (
            <a
              className={buttonClass({ size: 'sm' }, button.icon)}
              href={download.href}
              download={download.name}
              aria-label={`Download ${title}`}
              title="Download"
            >
              <Icon of={Download} small />
            </a>
          )}
        </div>
      </div>
      {source.state === 'failed' && (
        <RetryNote title="This recording could not be loaded." onRetry={source.retry}>
          It is kept; its address may have lapsed.
        </RetryNote>
      )}
    </section>
  );
}
