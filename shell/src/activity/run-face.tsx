import type { Run } from '@flint/shared/contracts/runs';
import { refreshRun } from '@flint/shared/state/runs';
import { KindIcon } from '@flint/shared/ui/kind-icon';
import { SoundGlyph } from '@flint/shared/ui/sound-glyph';
import { useStore } from 'jotai';

/** Thumbnail of a run's result: a picture, a film's poster or a waveform; else the icon of its kind. */
export function RunFace({ run, className }: { run: Run; className: string | undefined }) {
  const store = useStore();
  const [sound] = run.media;
  const src = run.images[0]?.url ?? sound?.posterUrl;
  return (
    <span className={className} aria-hidden="true">
      {src ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => refreshRun(store, run.id)} />
      ) : sound?.role === 'audio' ? (
        <SoundGlyph peaks={sound.peaks} />
      ) : (
        <KindIcon kind={run.kind} />
      )}
    </span>
  );
}
