import { LLM_MODELS } from '@flint/shared/contracts/models';
import { z } from 'zod';

const FLINTS = new Set(LLM_MODELS.map(({ id }) => id.split('/', 1)[0]));
const address = /^https?:\/\/[^\s]+$/;

const endpoint = z.strictObject({
  name: z
    .string('an endpoint has a name')
    .regex(/^[a-z0-9][a-z0-9-]{0,30}$/, 'a name is lower-case letters, digits and dashes')
    .refine((name) => !FLINTS.has(name), 'a name is not the beginning of one of Flint’s own models'),
  baseUrl: z.string('baseUrl is missing').regex(address, 'baseUrl starts with http:// or https://'),
  apiKey: z.string().min(1).optional(),
  models: z.array(z.string().min(1), 'models is a list of names').min(1, 'models names at least one').optional(),
  seeing: z.array(z.string().min(1), 'seeing is a list of names').optional(),
});
/** An additional OpenAI-compatible chat endpoint; its models are ordered as `name/model`. */
export type ChatEndpoint = z.infer<typeof endpoint>;

const endpoints = z
  .array(endpoint, 'it is a list')
  .min(1, 'it names at least one endpoint')
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'each name stands once');

/** OPENAI_ENDPOINTS: JSON. Errors do not repeat the value, which may hold API keys. */
export const chatEndpoints = z.string().transform((text, context): ChatEndpoint[] => {
  const refuse = (why: string) => {
    context.addIssue({ code: 'custom', message: `must be a JSON list of {"name", "baseUrl"}: ${why}` });
    return z.NEVER;
  };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('it is not JSON');
  }
  const read = endpoints.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = issue?.path.length ? ` (${issue.path.join('.')})` : '';
  return refuse(`${issue?.message ?? 'it is not'}${place}`);
});
