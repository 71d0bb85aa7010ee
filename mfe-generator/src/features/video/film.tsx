import { fileName } from '@flint/shared/contracts/download-name';
import type { RunOf } from '@flint/shared/contracts/runs';
import { RunActions } from '@flint/shared/orders/parts/run-actions';
import { RunHead } from '@flint/shared/orders/parts/run-head';
import stream from '@flint/shared/orders/parts/stream.module.css';
import { runElementId } from '@flint/shared/orders/use-arrival';
import { refreshRun } from '@flint/shared/state/runs';
import { DownloadLink } from '@flint/shared/ui/download-link';
import { Note } from '@flint/shared/ui/note';
import { VideoPlayer } from '@flint/shared/ui/video-player';
import { useStore } from 'jotai';
import { factsOf } from './words';

interface FilmProps {
  run: RunOf<'video'>;
  onUseAgain: () => void;
  onKeepSeed: () => void;
}

/** A film: player, recipe, download, and links to make it again. */
export function Film({ run, onUseAgain, onKeepSeed }: FilmProps) {
  const store = useStore();
  const { id, title, recipe, media, message } = run;
  const video = media.find(({ role }) => role === 'video');
  const name = fileName(title, recipe.seed, 'mp4', 'video');
  return (
    <article id={runElementId(id)} className={stream.set}>
      <RunHead run={run} facts={factsOf(recipe)}>
        <RunActions label={`Film: ${title}`} onUseAgain={onUseAgain} onKeepSeed={onKeepSeed}>
          {video && (
            <DownloadLink href={video.url} name={name}>
              Download
            </DownloadLink>
          )}
        </RunActions>
      </RunHead>
      {message && <Note tone="warn">{message}</Note>}
      {video && <VideoPlayer video={video} title={title} onLapsed={() => refreshRun(store, id)} />}
    </article>
  );
}
