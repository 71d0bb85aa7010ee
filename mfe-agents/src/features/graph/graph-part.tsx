import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { type ComponentProps, Suspense } from 'react';

const GraphView = lazyPart(() => import(/* webpackChunkName: "graph" */ './graph-view'));

/** A graph, whose code is loaded when it is first looked at. */
export function GraphPart(props: ComponentProps<typeof GraphView>) {
  return (
    <Suspense fallback={<Skeleton shape="wide" />}>
      <GraphView {...props} />
    </Suspense>
  );
}

/** Element id of a step in the list beside its graph. */
export const stepPlace = (id: string) => `step-${id}`;

/** The step of the list that holds an element; null outside of them. */
export const stepAround = (element: Element): string | null =>
  element.closest('li[id^="step-"]')?.id.slice(stepPlace('').length) ?? null;

/** Brings a step of the list into view, and the focus to it. */
export function showStep(id: string): void {
  const place = document.getElementById(stepPlace(id));
  place?.scrollIntoView({ block: 'nearest' });
  place?.focus({ preventScroll: true });
}
