import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

export interface MediaSource {
  /** For the element's `src`. */
  readonly address: string;
  /** `renewing` while an expired URL is being renewed. */
  readonly state: 'ready' | 'renewing' | 'failed';
  /** Tries again, and plays. */
  readonly retry: () => void;
  /** Seeks, in seconds, also before the media is loaded. */
  readonly seek: (seconds: number) => void;
}

/**
 * The URL of a media element. Signed URLs expire: on the first failure `onLapsed` renews it, the new one arrives as
 * another `url`, and playback continues at its position. A new URL is deferred while the current one plays.
 */
export function useMediaSource(
  element: RefObject<HTMLMediaElement | null>,
  url: string,
  onLapsed: (() => unknown) | undefined,
): MediaSource {
  const [address, setAddress] = useState(url);
  const [state, setState] = useState<MediaSource['state']>('ready');
  const renewed = useRef<string | null>(null);
  const position = useRef(0);
  const wanted = useRef(false);

  useEffect(() => {
    const media = element.current;
    if (!media) return;
    const note = ({ type }: Event) => {
      if (type === 'play') wanted.current = true;
      if (type === 'pause' || type === 'ended') wanted.current = false;
      // A removed source reports position 0.
      if (media.readyState > 0) position.current = media.currentTime;
    };
    const events = ['play', 'pause', 'ended', 'timeupdate', 'seeking'];
    for (const event of events) media.addEventListener(event, note);
    return () => {
      for (const event of events) media.removeEventListener(event, note);
    };
  }, [element]);

  useEffect(() => {
    if (state !== 'ready' || element.current?.paused !== false) setAddress(url);
  }, [element, url, state]);

  const goOn = useCallback(() => {
    const media = element.current;
    if (!media) return;
    media.currentTime = position.current;
    // A refused play is reported by the element's events.
    if (wanted.current) media.play().catch(() => undefined);
  }, [element]);

  const placed = useRef(address);
  useLayoutEffect(() => {
    if (placed.current === address) return;
    placed.current = address;
    setState('ready');
    goOn();
  }, [address, goOn]);

  const renew = async () => {
    renewed.current = address;
    setState('renewing');
    try {
      await onLapsed?.();
      // A new URL has arrived or comes with the next render, and is used automatically.
      if (element.current?.getAttribute('src') !== address) return;
      element.current.load();
      goOn();
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  const fail = useEffectEvent(() => {
    if (onLapsed && renewed.current !== address) void renew();
    else setState('failed');
  });
  useEffect(() => {
    const media = element.current;
    if (!media) return;
    const failed = () => fail();
    media.addEventListener('error', failed);
    // A source can fail before the listener is added.
    if (media.error) failed();
    return () => media.removeEventListener('error', failed);
  }, [element]);

  return {
    address,
    state,
    retry: () => {
      wanted.current = true;
      void renew();
    },
    seek: (seconds) => {
      position.current = seconds;
      if (element.current) element.current.currentTime = seconds;
    },
  };
}
