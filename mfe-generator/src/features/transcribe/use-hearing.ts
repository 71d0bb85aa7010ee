import type { TranscriptRecipe } from '@flint/shared/contracts/recipes/transcript';
import type { Segment } from '@flint/shared/contracts/speech';
import { TRANSCRIPT_FILES } from '@flint/shared/contracts/transcript-export';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { recordingsAtom } from './recordings-atom';

/** Plays a transcript's recording from a position, where this page has the file. */
export function useHearing({ uploadId }: Pick<TranscriptRecipe, 'uploadId'>, segments: readonly Segment[]) {
  const recordings = useAtomValue(recordingsAtom);
  const file = uploadId === null ? undefined : recordings[uploadId];
  const element = useRef<HTMLAudioElement>(null);
  const address = useAddress(file);
  const words = useMemo(
    () => file && new Blob([TRANSCRIPT_FILES.vtt.write(segments)], { type: TRANSCRIPT_FILES.vtt.contentType }),
    [file, segments],
  );
  const captions = useAddress(words);
  /** Playback position in seconds; null while not playing. */
  const [at, setAt] = useState<number | null>(null);

  useEffect(() => {
    const sound = element.current;
    if (!sound || address === null) return;
    const follow = () => setAt(sound.paused ? null : sound.currentTime);
    const EVENTS = ['timeupdate', 'play', 'pause', 'ended'];
    for (const event of EVENTS) sound.addEventListener(event, follow);
    return () => {
      for (const event of EVENTS) sound.removeEventListener(event, follow);
    };
  }, [address]);

  const hear = (seconds: number) => {
    const sound = element.current;
    if (!sound) return;
    sound.currentTime = seconds;
    // After a refused play the controls stay as they are.
    sound.play().catch(() => undefined);
  };
  return { element, address, captions, at, hear };
}

/** An object URL, revoked when the component unmounts. */
function useAddress(bytes: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address;
}
