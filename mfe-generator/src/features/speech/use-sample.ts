import type { VoiceId } from '@flint/shared/contracts/voices';
import { useEffect, useRef, useState } from 'react';
import { SAMPLES } from './samples';

/** Plays one voice sample at a time; nothing is fetched before. */
export function useSample() {
  const sound = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState<VoiceId | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => () => sound.current?.pause(), []);

  const toggle = (voice: VoiceId) => {
    sound.current?.pause();
    setFailed(false);
    if (playing === voice) return setPlaying(null);
    const next = new Audio(SAMPLES[voice]);
    sound.current = next;
    next.onended = () => setPlaying(null);
    setPlaying(voice);
    next.play().catch(() => {
      // The press of another sample stops this one, which is not an error.
      if (sound.current !== next) return;
      setPlaying(null);
      setFailed(true);
    });
  };
  return { playing, toggle, failed };
}
