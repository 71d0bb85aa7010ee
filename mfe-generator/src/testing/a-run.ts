import type { GeneratedImage } from '@flint/shared/contracts/generated-image';
import { FLUX_DEV } from '@flint/shared/contracts/models';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import type { RunOf } from '@flint/shared/contracts/runs';

type PictureRun = RunOf<'image'>;

const RECIPE: ImageRecipe = {
  prompt: 'Dunes at dusk',
  model: FLUX_DEV,
  style: 'artistic',
  aspectRatio: '16:9',
  count: 2,
  seed: 48213,
  imageUrl: null,
};

const START = Date.UTC(2026, 10, 3, 14, 2);

/** A finished run of two pictures by default. */
export function aRun({
  recipe,
  ...over
}: Partial<Omit<PictureRun, 'recipe'>> & { recipe?: Partial<ImageRecipe> } = {}): PictureRun {
  const made = { ...RECIPE, ...recipe };
  return {
    id: 'run-1',
    kind: 'image',
    title: made.prompt,
    status: 'completed',
    progress: null,
    phase: 'Done',
    ahead: null,
    recipe: made,
    servedBy: 'fal',
    price: 8,
    charged: 8,
    returned: 0,
    images: [anImage(1, made), anImage(2, made)],
    media: [],
    output: null,
    message: null,
    errorCode: null,
    createdAt: new Date(START).toISOString(),
    startedAt: new Date(START).toISOString(),
    finishedAt: new Date(START + 8100).toISOString(),
    ...over,
  };
}

/** One picture of a run. */
export function anImage(place: number, { prompt, model, seed }: ImageRecipe = RECIPE): GeneratedImage {
  return {
    id: `image-${place}`,
    url: `/media/image-${place}.png`,
    prompt,
    timestamp: new Date(START).toISOString(),
    aspect_ratio: '16:9',
    style: 'artistic',
    model,
    seed: seed + place - 1,
    text_overlays: [],
    edited_url: null,
    type: 'generated',
    width: 1280,
    height: 720,
    dominant_color: '#c08a60',
    content_type: 'image/png',
    bytes: 1000,
  };
}

/** A run that was just accepted. */
export function aRunningRun(over: Parameters<typeof aRun>[0] = {}): PictureRun {
  return aRun({
    status: 'running',
    phase: 'Drawing',
    images: [],
    charged: null,
    returned: null,
    finishedAt: null,
    ...over,
  });
}
