import { costTable } from '@flint/shared/contracts/costs';
import { IMAGE_MODELS, type Model, type ServedBy } from '@flint/shared/contracts/models';

/** The image models as this server offers them: with their price here, and who really answers. */
export function listImageModels(servedBy: ServedBy): Model[] {
  const costs = costTable(servedBy);
  return IMAGE_MODELS.map(({ id, label, kind, description }) => ({
    id,
    label,
    kind,
    description,
    credits: costs[`image:${id}`] ?? 0,
    available: servedBy === 'fal',
    servedBy,
  }));
}
