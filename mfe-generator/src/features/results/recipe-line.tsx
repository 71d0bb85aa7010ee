import { IMAGE_MODELS } from '@flint/shared/contracts/models';
import type { Run } from '@flint/shared/contracts/runs';
import { formatDuration, formatMoment } from '@flint/shared/ui/format-time';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';

function madeBy({ servedBy, recipe }: Run): string {
  if (servedBy === 'embedded') return 'Built-in engine';
  return IMAGE_MODELS.find((model) => model.id === recipe.model)?.label ?? recipe.model;
}

function secondsTaken({ startedAt, finishedAt }: Run): string | undefined {
  return startedAt && finishedAt ? formatDuration(Date.parse(finishedAt) - Date.parse(startedAt)) : undefined;
}

/** How a run was made: when, by whom, in which style and shape, from which seed, in what time. */
export function RecipeLine({ run }: { run: Run }) {
  const { style, aspectRatio, seed, textOverlays = [], cutFrom } = run.recipe;
  const shape = cutFrom ? `${aspectRatio}, cut from ${cutFrom}` : aspectRatio;
  const words = textOverlays.map((text) => `“${text}”`).join(' ');
  const parts = [formatMoment(run.createdAt), madeBy(run), style, shape, words, `seed ${seed}`, secondsTaken(run)];
  return <p className={clsx(text.small, text.faint, text.num)}>{parts.filter(Boolean).join(' · ')}</p>;
}
