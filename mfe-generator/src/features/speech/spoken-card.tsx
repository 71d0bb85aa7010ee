import { fileName } from '@flint/shared/contracts/download-name';
import type { Run, RunOf } from '@flint/shared/contracts/runs';
import { RunHead } from '@flint/shared/orders/parts/run-head';
import styles from '@flint/shared/orders/parts/stream.module.css';
import { runElementId } from '@flint/shared/orders/use-arrival';
import { refreshRun } from '@flint/shared/state/runs';
import { AudioPlayer } from '@flint/shared/ui/audio-player';
import { Button } from '@flint/shared/ui/button';
import { Icon } from '@flint/shared/ui/icon';
import { Note } from '@flint/shared/ui/note';
import { useStore } from 'jotai';
import { RotateCcw } from 'lucide-react';
import { CaptionDownloads } from '../captions/caption-downloads';
import { speechFacts } from './speech-facts';

interface SpokenCardProps {
  run: Run & RunOf<'speech'>;
  onUseAgain: () => void;
}

/** A speech result: player, download and captions. */
export function SpokenCard({ run, onUseAgain }: SpokenCardProps) {
  const store = useStore();
  const { recipe, output, media } = run;
  const [sound] = media;
  if (!sound) return null;
  const name = fileName(run.title, recipe.voice, recipe.format);
  return (
    <article id={runElementId(run.id)} className={styles.set}>
      <RunHead run={run} facts={speechFacts(recipe)}>
        <Button size="sm" onClick={onUseAgain}>
          <Icon of={RotateCcw} small />
          Use again
        </Button>
      </RunHead>
      {run.message && <Note tone="warn">{run.message}</Note>}
      <AudioPlayer
        audio={sound}
        title={run.title}
        download={{ href: sound.url, name }}
        onLapsed={() => refreshRun(store, run.id)}
      />
      {output && output.segments.length > 0 && (
        <CaptionDownloads title={run.title} tail={recipe.voice} segments={output.segments} />
      )}
    </article>
  );
}
