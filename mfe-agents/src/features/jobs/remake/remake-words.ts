import type { ContentChange, ContentGraph } from '@flint/shared/contracts/content-graph';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { shownName } from '@flint/shared/tools/steps/step-names';
import { formatCredits } from '@flint/shared/ui/format-number';
import { formatMoment } from '@flint/shared/ui/format-time';

/** Why a step is out of date, within a sentence: `the brand changed (Today 14:02)`. */
export function changeWords({ what, names, at }: ContentChange, of: ContentGraph['source']['of']): string {
  const when = at === null ? '' : ` (${formatMoment(at)})`;
  switch (what) {
    case 'brand':
      return `the brand changed${when}`;
    case 'step':
      return `this step${of ? ` of the ${of}` : ''} changed${when}`;
    case 'inputs':
      return `${names.join(', ')} changed`;
    case 'uses':
      return `it uses ${names.join(', ')}`;
  }
}

/** What the whole is out of date with, each once: `The brand Mud & Fire changed (Today 14:02).` */
export function causeWords({ steps, source }: ContentGraph): string[] {
  const causes = steps.flatMap(({ changes }) => changes).filter(({ what }) => what !== 'uses');
  const words = causes.map((change) => {
    const when = change.at === null ? '' : ` (${formatMoment(change.at)})`;
    switch (change.what) {
      case 'brand':
        return `The brand ${change.names.join()} changed${when}.`;
      case 'step':
        return `Steps of the ${source.of ?? 'run'} changed${when}.`;
      default:
        return `${change.names.join(', ')} changed.`;
    }
  });
  return [...new Set(words)];
}

/** The names of the steps that are out of date, in order. */
export const staleSteps = ({ steps }: ContentGraph): string[] =>
  steps.flatMap(({ step, changes }) => (changes.length > 0 ? [step] : []));

/** How a run stands against what it would be made from now, as a heading. */
export function standingWords(content: ContentGraph): string {
  const stale = staleSteps(content).length;
  const all = content.steps.length;
  const fresh = content.remake?.steps.filter((id) => !content.steps.some(({ step }) => step === id)).length ?? 0;
  if (stale === 0 && fresh === 0) return 'Nothing of it is out of date';
  if (stale === 0) return `The ${content.source.of ?? 'run'} has ${count(fresh, 'new step')}`;
  return `${stale} of ${count(all, 'step')} ${stale === 1 ? 'is' : 'are'} out of date`;
}

/** What making it again costs and takes over. */
export function offerWords({ remake }: ContentGraph): string {
  if (!remake) return '';
  const { steps, takenOver, credits, whole, fault } = remake;
  if (fault) return fault.message;
  const price = credits === 0 ? 'costs nothing' : `costs at most ${formatCredits(credits ?? 0)}`;
  const rest =
    takenOver.length === 0 ? '' : ` ${count(takenOver.length, 'step')} ${are(takenOver)} taken over at no cost.`;
  const all = takenOver.length === 0 || !whole ? '' : ` All of it anew would cost up to ${formatCredits(whole)}.`;
  return `Making ${steps.length === 1 ? 'it' : `these ${steps.length}`} again ${price}.${rest}${all}`;
}

/** Words of their own that a remake writes anew, by the names of their steps. */
export function ownWords({ remake }: ContentGraph, { steps }: Pick<StepJob, 'steps'>): string[] {
  return steps.flatMap(({ id, edited }) => (edited && remake?.steps.includes(id) ? [shownName(id)] : []));
}

const are = ({ length }: readonly unknown[]) => (length === 1 ? 'is' : 'are');
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
