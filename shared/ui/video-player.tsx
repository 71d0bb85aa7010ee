import clsx from 'clsx';
import { useRef } from 'react';
import { RetryNote } from './retry-note';
import { Skeleton } from './skeleton';
import { useMediaSource } from './use-media-source';
import { usePlaysAlone } from './use-plays-alone';
import styles from './video-player.module.css';

/** A playable film, such as a `GeneratedMedia` with a picture. */
export interface PlayableVideo {
  readonly url: string;
  /** Pixels; reserves the ratio before the film has loaded. */
  readonly width: number | null;
  readonly height: number | null;
  /** Poster frame. */
  readonly posterUrl: string | null;
}

export interface Captions {
  /** URL of a WebVTT file. */
  readonly url: string;
  /** Label in the captions menu, such as `English`. */
  readonly label: string;
  /** BCP 47, `en`. */
  readonly language: string;
}

export interface VideoPlayerProps {
  /** Null while loading. Another film needs another `key`; the same one may get a new URL. */
  video: PlayableVideo | null;
  title: string;
  captions?: Captions | undefined;
  /** Called to renew a URL that failed; may return a promise to wait for. */
  onLapsed?: (() => unknown) | undefined;
  className?: string | undefined;
}

/** Video player with the browser's own controls, for familiar keys and full screen. */
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
        // With a poster, metadata is not needed before playback.
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
