import type { Run, RunOf } from '@flint/shared/contracts/runs';
import { RunHead } from '@flint/shared/orders/parts/run-head';
import styles from '@flint/shared/orders/parts/stream.module.css';
import { runElementId } from '@flint/shared/orders/use-arrival';
import { Badge } from '@flint/shared/ui/badge';
import { CopyButton } from '@flint/shared/ui/copy-button';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { CaptionDownloads } from '../captions/caption-downloads';
import { Lines } from './lines';
import { transcriptFacts } from './transcript-facts';
import { useHearing } from './use-hearing';

const NOTHING = [] as const;

/** A transcript: its lines with times, to play, search, copy and download. */
export function TranscriptCard({ run }: { run: Run & RunOf<'transcript'> }) {
  const { recipe, output } = run;
  const { element, address, captions, at, hear } = useHearing(recipe, output?.segments ?? NOTHING);
  if (!output) return null;
  const { segments, draft, placed } = output;
  return (
    <article id={runElementId(run.id)} className={styles.set}>
      <RunHead run={run} facts={transcriptFacts(recipe)}>
        <span className={layout.row}>
          {draft && <Badge tone="warn">Draft</Badge>}
          <CopyButton what="transcript" text={output.text} />
        </span>
      </RunHead>
      {draft && (
        <Note title="A draft by the built-in engine.">
          It mishears often: good for finding a place, not for publication.
        </Note>
      )}
      {placed && (
        <Note title="The times are close, not exact.">
          The service gives words without times: each line is placed by the pauses in the sound.
        </Note>
      )}
      {address && (
        <audio ref={element} controls src={address} preload="metadata" aria-label={run.title}>
          <track kind="captions" src={captions ?? undefined} />
        </audio>
      )}
      {segments.length > 0 ? (
        <Lines segments={segments} at={at} onHear={address ? hear : undefined} />
      ) : (
        <p className={clsx(text.small, text.soft)}>{output.text || 'Nobody was heard to speak.'}</p>
      )}
      {segments.length > 0 && (
        <CaptionDownloads title={run.title} tail={null} segments={segments} seconds={recipe.seconds} />
      )}
    </article>
  );
}
