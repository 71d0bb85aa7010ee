import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { SERVED_BY } from './providers';

export const Model = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.string(),
  description: z.string(),
  /** Credits for one; null where no provider serves it. */
  credits: z.nullable(z.number()),
  /** Whether the named model itself runs here. */
  available: z.boolean(),
  /** Its provider; null without one. */
  servedBy: z.nullable(z.enum(SERVED_BY)),
});
export type Model = z.infer<typeof Model>;

const list = (kind: 'image' | 'video' | 'llm', summary: string) =>
  defineCall({
    id: `models.${kind}`,
    method: 'GET',
    path: `/api/fal-ai/models/${kind}`,
    tag: 'Models',
    summary,
    auth: 'public',
    rateLimit: 'read',
    idempotency: 'safe',
    response: z.object({ models: z.array(Model) }),
  });

export const imageModels = list('image', 'Image models');
export const videoModels = list('video', 'Video models');
export const llmModels = list('llm', 'Chat models');
/** Accepts the id encoded or with its slashes. */
export const modelInfo = defineCall({
  id: 'modelInfo',
  method: 'GET',
  path: '/api/fal-ai/models/{model}/info',
  tag: 'Models',
  summary: 'One model',
  auth: 'public',
  rateLimit: 'read',
  idempotency: 'safe',
  params: z.object({ model: z.string().check(z.maxLength(200)) }),
  response: z.object({ model: Model }),
});
export const mediaHealth = defineCall({
  id: 'mediaHealth',
  method: 'GET',
  path: '/api/fal-ai/health',
  tag: 'Models',
  summary: 'Health of the media service',
  auth: 'public',
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({ status: z.enum(['ok', 'degraded']), servedBy: z.enum(SERVED_BY) }),
});
