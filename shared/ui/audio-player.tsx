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

/** What can be heard: a `GeneratedMedia` is one. */
export interface PlayableAudio {
  readonly url: string;
  readonly contentType: string;
  /** How long it is, where that is known. */
  readonly seconds: number | null;
  /** Loudness from start to end in equal parts, each 0 to 1. */
  readonly peaks: readonly number[] | null;
}

export interface AudioPlayerProps {
  /** Null while it is loading. Another recording needs another `key`; the same one may come with a new address. */
  audio: PlayableAudio | null;
  title: string;
  /** What is said in it, for programs that show it. */
  captions?: Captions | undefined;
  /** Where the file itself can be had, and what it is then called. */
  download?: { readonly href: string; readonly name: string } | undefined;
  /** Asked for a new address when the one there is does not work; it may answer a promise to wait for. */
  onLapsed?: (() => unknown) | undefined;
  className?: string | undefined;
}

const SPEEDS = ['0.5', '0.75', '1', '1.25', '1.5', '2'].map((value) => ({ value, label: `${value}×` }));

/** Plays sound: one at a time in the whole page. Nothing is fetched before it is played, where its length is known. */
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
  // Before anything is loaded the element reports no place, whatever was chosen.
  const position = playback.position === 0 && sought !== null ? sought : playback.position;
  const seek = (to: number) => {
    setSought(to);
    source.seek(to);
  };
  const toggle = () => {
    if (playback.playing) element.current?.pause();
    // A play that is refused tells by its own events.
    else element.current?.play().catch(() => undefined);
  };
  const rate = (value: string) => {
    setSpeed(value);
    // The default too: a source that is exchanged goes back to it.
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
