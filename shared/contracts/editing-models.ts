import type { ModelRow } from './models';

/** Models of pictures made from pictures; providers without them use one of their own. */
export const EDIT_MODEL = 'fal-ai/flux-kontext/dev';
export const CUTOUT_MODEL = 'fal-ai/birefnet/v2';
export const UPSCALE_MODEL = 'fal-ai/clarity-upscaler';

/** Their names, for filters and recipes. */
export const EDITING_MODELS: readonly ModelRow[] = [
  { id: EDIT_MODEL, label: 'Edit', description: 'Changes a picture by words.' },
  { id: CUTOUT_MODEL, label: 'Background removal', description: 'Cuts out what is in front.' },
  { id: UPSCALE_MODEL, label: 'Upscale', description: 'Enlarges a picture.' },
];
