import { costTable } from '@flint/shared/contracts/costs';
import {
  IMAGE_MODELS,
  LLM_MODELS,
  type Model,
  type ModelRow,
  type ServedBy,
  VIDEO_MODELS,
} from '@flint/shared/contracts/models';

const unserved =
  (kind: string) =>
  ({ id, label, description }: ModelRow): Model => ({
    id,
    label,
    description,
    kind,
    credits: null,
    available: false,
    servedBy: null,
  });

/** The models as this server offers them: with their price here, and who really answers. */
export function listModels(servedBy: ServedBy): { image: Model[]; video: Model[]; llm: Model[] } {
  const costs = costTable(servedBy);
  return {
    image: IMAGE_MODELS.map(({ id, label, description }) => ({
      id,
      label,
      description,
      kind: 'image',
      credits: costs[`image:${id}`] ?? null,
      available: servedBy === 'fal',
      servedBy,
    })),
    video: VIDEO_MODELS.map(unserved('video')),
    llm: LLM_MODELS.map(unserved('llm')),
  };
}
