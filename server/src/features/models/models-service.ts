import { IMAGE_MODELS, type Makers, type Model, type ModelRow, VIDEO_MODELS } from '@flint/shared/contracts/models';
import { costTable } from '@flint/shared/contracts/prices/cost-table';
import { PROVIDERS, type ServedBy } from '@flint/shared/contracts/providers';

/** The models of pictures and films as this server offers them: with their price here, and who really answers. */
export function listModels(makers: Makers): { image: Model[]; video: Model[] } {
  const costs = costTable(makers);
  const offered =
    (kind: string, servedBy: ServedBy | null, keyOf: (id: string) => string) =>
    (row: ModelRow): Model => ({
      id: row.id,
      label: row.label,
      kind,
      description: row.description,
      credits: costs[keyOf(row.id)] ?? null,
      available: servedBy !== null && PROVIDERS[servedBy].runsNamedModels,
      servedBy,
    });
  return {
    image: IMAGE_MODELS.map(offered('image', makers.image, (id) => `image:${id}`)),
    video: VIDEO_MODELS.map(offered('video', makers.video, (id) => `video:${id}:second`)),
  };
}
