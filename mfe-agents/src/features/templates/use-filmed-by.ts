import { videoModels } from '@flint/shared/contracts/model-calls';
import type { ServedBy } from '@flint/shared/contracts/providers';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';

/** Who makes the films of this server; undefined while it is not known. */
export function useFilmedBy(): ServedBy | undefined {
  const { data: films } = useResource(callResource(videoModels, {}));
  return films && (films.models[0]?.servedBy ?? 'embedded');
}
