import type { RunOf } from '@flint/shared/contracts/runs';
import { RunActions } from '@flint/shared/orders/parts/run-actions';
import { RunHead } from '@flint/shared/orders/parts/run-head';
import stream from '@flint/shared/orders/parts/stream.module.css';
import { runElementId } from '@flint/shared/orders/use-arrival';
import { refreshRun } from '@flint/shared/state/runs';
import { AudioPlayer } from '@flint/shared/ui/audio-player';
import { Card } from '@flint/shared/ui/card';
import { Note } from '@flint/shared/ui/note';
import { useStore } from 'jotai';
import { ChangeOne } from './change-one';
import { Files } from './files';
import { PlanLine } from './plan-line';
import { factsOf } from './words';

interface PieceProps {
  run: RunOf<'music'>;
  /** Fills the form with the recipe, and focuses a field if given. */
  onUseAgain: (field?: string) => void;
  onKeepSeed: () => void;
}

/** A piece: player, plan, downloads, and links to make it again. */
export function Piece({ run, onUseAgain, onKeepSeed }: PieceProps) {
  const store = useStore();
  const { id, title, recipe, media, output, message } = run;
  const audio = media.find(({ role }) => role === 'audio');
  return (
    <Card as="article" id={runElementId(id)}>
      <div className={stream.set}>
        <RunHead run={run} facts={factsOf(recipe)}>
          <RunActions label={`Piece: ${title}`} onUseAgain={() => onUseAgain()} onKeepSeed={onKeepSeed} />
        </RunHead>
        {message && <Note tone="warn">{message}</Note>}
        {audio && <AudioPlayer audio={audio} title={title} onLapsed={() => refreshRun(store, id)} />}
        {output?.plan && <PlanLine plan={output.plan} loudness={output.loudness} />}
        <Files title={title} seed={recipe.seed} media={media} />
        <ChangeOne recipe={recipe} plan={output?.plan ?? null} onChoose={onUseAgain} />
      </div>
    </Card>
  );
}
