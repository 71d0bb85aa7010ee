import type { Model } from '@flint/shared/contracts/model-calls';
import { IMAGE_MODELS, type Makers, type ModelRow, VIDEO_MODELS } from '@flint/shared/contracts/models';
import { costTable } from '@flint/shared/contracts/prices/cost-table';
import { PROVIDERS, type ServedBy } from '@flint/shared/contracts/providers';

/** The model that answers for a named one, where it is another. */
export type RunsAs = (kind: 'image' | 'video', model: string) => string | undefined;

const described = ({ description }: ModelRow, by: string | undefined) =>
  by === undefined ? description : `${description} Answered by ${by}.`;

/** The models of pictures and films as this server offers them: with their price here, and who really answers. */
export function listModels(makers: Makers, runsAs: RunsAs): { image: Model[]; video: Model[] } {
  const costs = costTable(makers);
  const offered =
    (kind: 'image' | 'video', servedBy: ServedBy | null, keyOf: (id: string) => string) =>
    (row: ModelRow): Model => ({
      id: row.id,
      label: row.label,
      kind,
      description: described(row, runsAs(kind, row.id)),
      credits: costs[keyOf(row.id)] ?? null,
      available: servedBy !== null && PROVIDERS[servedBy].runsNamedModels,
      servedBy,
    });
  return {
    image: IMAGE_MODELS.map(offered('image', makers.image, (id) => `image:${id}`)),
    video: VIDEO_MODELS.map(offered('video', makers.video, (id) => `video:${id}:second`)),
  };
}
