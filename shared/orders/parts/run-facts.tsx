import { PROVIDERS } from '@flint/shared/contracts/providers';
import type { Run } from '@flint/shared/contracts/runs';
import { formatDuration, formatMoment } from '@flint/shared/ui/format-time';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';

export interface Facts {
  /** The model that was named. */
  model?: string;
  /** Inputs other than the prompt, shortest first; undefined and empty ones are left out. */
  details: readonly (string | null | undefined)[];
}

function secondsTaken({ startedAt, finishedAt }: Run): string | undefined {
  return startedAt && finishedAt ? formatDuration(Date.parse(finishedAt) - Date.parse(startedAt)) : undefined;
}

/** How a run was made: when, by which provider, from which inputs, in what time. */
export function RunFacts({ run, model, details }: Facts & { run: Run }) {
  const { label, runsNamedModels } = PROVIDERS[run.servedBy];
  const by = runsNamedModels && model ? model : label;
  const ordered = run.apiKey && `Ordered by ${run.apiKey}`;
  const parts = [formatMoment(run.createdAt), by, ...details, secondsTaken(run), ordered];
  return <p className={clsx(text.small, text.faint, text.num)}>{parts.filter(Boolean).join(' · ')}</p>;
}
