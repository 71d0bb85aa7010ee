import type { CallOutput } from '@flint/shared/contracts/call';
import { libraryFacets } from '@flint/shared/contracts/library';
import { callResource } from '@flint/shared/state/resource';
import { sessionAtom } from '@flint/shared/state/session';
import { useResource } from '@flint/shared/state/use-resource';
import { useAtomValue } from 'jotai';

export type Facets = CallOutput<typeof libraryFacets>;

export const FACETS = callResource(libraryFacets, {}, { keep: true });

/** Filter values with counts; undefined until known. Filters work without them. */
export function useFacets(): Facets | undefined {
  const isKnown = useAtomValue(sessionAtom).user !== null;
  return useResource(isKnown ? FACETS : null).data;
}
