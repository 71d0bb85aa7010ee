import { type ClipWish, clipFault } from '../../contracts/clip-shapes';
import type { ServedBy } from '../../contracts/providers';
import { type Graph, innerStep } from './graph';
import { shownName } from './step-names';

/** Why the first film of a sound graph that cannot be made so is not, with the name of its step; undefined without one. */
export function unmadeFilm({ steps }: Pick<Graph, 'steps'>, filmedBy: ServedBy): string | undefined {
  for (const step of steps) {
    const { kind, input } = innerStep(step) ?? step;
    const fault = kind === 'video' ? clipFault(filmedBy, input as ClipWish) : undefined;
    if (fault) return `${shownName(step.id)}: ${fault.message}`;
  }
  return undefined;
}
