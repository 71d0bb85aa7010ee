import clsx from 'clsx';
import { useRef } from 'react';
import { RetryNote } from './retry-note';
import { Skeleton } from './skeleton';
import { useMediaSource } from './use-media-source';
import { usePlaysAlone } from './use-plays-alone';
import styles from './video-player.module.css';

/** What can be watched: a `GeneratedMedia` with a picture is one. */
export interface PlayableVideo {
  readonly url: string;
  /** Pixels; the player keeps their ratio before the film is there. */
  readonly width: number | null;
  readonly height: number | null;
  /** Its still. */
  readonly posterUrl: string | null;
}

export interface Captions {
  /** Of a WebVTT file. */
  readonly url: string;
  /** What a list of captions calls them, such as `English`. */
  readonly label: string;
  /** BCP 47, `en`. */
  readonly language: string;
}

export interface VideoPlayerProps {
  /** Null while it is loading. Another film needs another `key`; the same one may come with a new address. */
  video: PlayableVideo | null;
  title: string;
  captions?: Captions | undefined;
  /** Asked for a new address when the one there is does not work; it may answer a promise to wait for. */
  onLapsed?: (() => unknown) | undefined;
  className?: string | undefined;
}

/** Plays a film with the browser's own controls, which have the keys and the full screen people know. */
export function VideoPlayer({ video, className, ...rest }: VideoPlayerProps) {
  if (video) return <Player video={video} className={className} {...rest} />;
  return (
    <div className={className} role="status" aria-label={`Loading ${rest.title}`}>
      <Skeleton shape="wide" />
    </div>
  );
}

function Player({ video, title, captions, onLapsed, className }: VideoPlayerProps & { video: PlayableVideo }) {
  const element = useRef<HTMLVideoElement>(null);
  const source = useMediaSource(element, video.url, onLapsed);
  usePlaysAlone(element);
  return (
    <section className={clsx(styles.player, className)} aria-label={title}>
      <video
        ref={element}
        className={styles.film}
        src={source.address}
        controls
        playsInline
        // With a still nothing else is needed to show what it is.
        preload={video.posterUrl ? 'none' : 'metadata'}
        aria-label={title}
        {...(video.posterUrl && { poster: video.posterUrl })}
        {...(video.width && video.height && { width: video.width, height: video.height })}
      >
        {captions && <track kind="captions" src={captions.url} label={captions.label} srcLang={captions.language} />}
      </video>
      {source.state === 'failed' && (
        <RetryNote title="This video could not be loaded." onRetry={source.retry}>
          It is kept; its address may have lapsed.
        </RetryNote>
      )}
    </section>
  );
}
