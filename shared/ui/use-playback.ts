import { type RefObject, useEffect, useState } from 'react';

export interface Playback {
  readonly playing: boolean;
  /** Playback was requested and waits for data. */
  readonly waiting: boolean;
  /** Seconds. */
  readonly position: number;
  /** Duration in seconds; null while unknown. */
  readonly seconds: number | null;
}

const STILL: Playback = { playing: false, waiting: false, position: 0, seconds: null };
const EVENTS = [
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'emptied',
] as const;

/** The state of a media element; updated at every frame while playing. */
export function usePlayback(element: RefObject<HTMLMediaElement | null>): Playback {
  const [playback, setPlayback] = useState(STILL);

  useEffect(() => {
    const media = element.current;
    if (!media) return;
    const look = ({ type }: { type: string }) =>
      setPlayback((before) => ({
        playing: !media.paused,
        waiting: !media.paused && media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
        // A replaced source has no position of its own.
        position: type === 'emptied' ? before.position : media.currentTime,
        // A recording made by a browser may not know its duration before its end.
        seconds: Number.isFinite(media.duration) ? media.duration : before.seconds,
      }));
    for (const event of EVENTS) media.addEventListener(event, look);
    return () => {
      for (const event of EVENTS) media.removeEventListener(event, look);
    };
  }, [element]);

  useEffect(() => {
    if (!playback.playing) return;
    let frame = requestAnimationFrame(function move() {
      const position = element.current?.currentTime;
      if (position !== undefined)
        setPlayback((before) => (before.position === position ? before : { ...before, position }));
      frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [element, playback.playing]);

  return playback;
}
