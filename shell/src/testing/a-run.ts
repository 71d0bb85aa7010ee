import type { RunOf, RunStatus } from '@flint/shared/contracts/runs';

/** A run whose id is its prompt, as the API answers it. */
export function aRun(prompt: string, status: RunStatus, more: Partial<RunOf<'image'>> = {}): RunOf<'image'> {
  return {
    id: prompt,
    kind: 'image',
    title: prompt,
    status,
    progress: null,
    phase: '',
    ahead: null,
    recipe: { prompt, model: 'fal-ai/flux/dev', style: null, aspectRatio: '1:1', count: 1, seed: 1, imageUrl: null },
    servedBy: 'embedded',
    price: 1,
    charged: null,
    returned: null,
    images: [],
    media: [],
    output: null,
    message: null,
    errorCode: null,
    createdAt: '2026-01-02T14:02:00.000Z',
    startedAt: null,
    finishedAt: null,
    ...more,
  };
}
