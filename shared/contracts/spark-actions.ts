import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { EDIT_PROMPT_MAX, EDIT_STRENGTH_DEFAULT, UPSCALE_FACTOR_DEFAULT } from './editing-limits';
import { ASPECT_RATIO_IDS, IMAGE_CAP, IMAGE_STYLES, PROMPT_MAX } from './image-options';
import { UPSCALE_FACTORS } from './recipes/editing';
import { Run } from './runs';
import { DEFAULT_VIDEO_SECONDS, VIDEO_SECONDS_MAX, VIDEO_SECONDS_MIN } from './videos';

/** Actions that Spark may propose. */
export const ACTION_KINDS = [
  'image',
  'video',
  'thread',
  'brand',
  'edit',
  'upscale',
  'cutout',
  'template',
  'agent',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];
/** Those made from the newest picture of the conversation. */
export const PICTURE_ACTIONS = ['edit', 'upscale', 'cutout'] as const satisfies readonly ActionKind[];

const THREAD_POSTS_MAX = 15;
const THREAD_POSTS_DEFAULT = 7;
/** Most cards of one answer; further proposals are dropped. */
export const ACTIONS_MAX = 4;

/** Most characters of one input of a form. */
const FORM_INPUT_MAX = 4_000;

const words = (max: number) => z.string().check(z.trim(), z.regex(/[\p{L}\p{N}]/u), z.maxLength(max));
const list = z.array(words(80)).check(z.minLength(1), z.maxLength(30));

/** The picture that an action is made from. The server names it, never the model. */
const fromPicture = {
  /** Id of a library picture or of an attachment of the conversation. */
  picture: z.string(),
  /** What it is called, in words for its owner. */
  pictureName: z.string(),
};

/** What a card runs that has a form. The server names it, never the model. */
const fromForm = {
  name: z.string(),
  /** What is known of its form, by the names of its fields. */
  inputs: z.catch(z.record(z.string().check(z.maxLength(32)), words(FORM_INPUT_MAX)), {}),
};

/** Input of each action, with every default: exactly this is ordered on approval. */
export const ActionInputs = {
  image: z.object({
    prompt: words(PROMPT_MAX),
    aspect_ratio: z.catch(z.enum(ASPECT_RATIO_IDS), '1:1'),
    style: z.catch(z.nullable(z.enum(IMAGE_STYLES)), null),
    num_images: z.catch(z.int().check(z.minimum(1), z.maximum(IMAGE_CAP)), 1),
  }),
  video: z.object({
    prompt: words(PROMPT_MAX),
    aspect_ratio: z.catch(z.enum(ASPECT_RATIO_IDS), '16:9'),
    /** Seconds. */
    duration: z.catch(z.int().check(z.minimum(VIDEO_SECONDS_MIN), z.maximum(VIDEO_SECONDS_MAX)), DEFAULT_VIDEO_SECONDS),
  }),
  thread: z.object({
    topic: words(600),
    posts: z.catch(z.int().check(z.minimum(2), z.maximum(THREAD_POSTS_MAX)), THREAD_POSTS_DEFAULT),
  }),
  /** Fields to set in the conversation's brand profile; others keep their value. */
  brand: z
    .object({
      description: z.optional(words(600)),
      tone: z.optional(words(300)),
      audience: z.optional(words(300)),
      hashtags: z.optional(list),
      wordsToUse: z.optional(list),
      wordsToAvoid: z.optional(list),
    })
    .check(z.refine((changes) => Object.values(changes).some((value) => value !== undefined))),
  edit: z.object({
    ...fromPicture,
    prompt: words(EDIT_PROMPT_MAX),
    strength: z.catch(z.number().check(z.minimum(0), z.maximum(1)), EDIT_STRENGTH_DEFAULT),
  }),
  upscale: z.object({ ...fromPicture, factor: z.catch(z.literal(UPSCALE_FACTORS), UPSCALE_FACTOR_DEFAULT) }),
  cutout: z.object(fromPicture),
  /** A run of a template of Flint's own. */
  template: z.object({ template: z.string().check(z.maxLength(64)), ...fromForm }),
  /** A run of an agent: the user's own, or one that comes with Flint. */
  agent: z.object({ agent: z.string().check(z.maxLength(64)), ...fromForm }),
} as const satisfies Record<ActionKind, z.ZodMiniType>;
export type ActionInput<K extends ActionKind = ActionKind> = { [Kind in K]: z.infer<(typeof ActionInputs)[Kind]> }[K];

const AnyAction = z.object({
  id: z.string(),
  kind: z.enum(ACTION_KINDS),
  /** Its fields depend on the kind: {@link ActionInputs}. */
  input: z.record(z.string(), z.any()),
  /** Its price in credits; null where no provider serves it. */
  price: z.nullable(z.number()),
  /** Why it cannot be approved, as a message. */
  whyNot: z.nullable(z.string()),
  status: z.enum(['proposed', 'approved', 'dismissed']),
  /** The run of the approved action; null for a change of a brand profile, which costs nothing. */
  runId: z.nullable(z.string()),
  /** The brand profile to change. */
  brandProfileId: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
});
type Common = Omit<z.infer<typeof AnyAction>, 'kind' | 'input'>;
export type SparkActionOf<K extends ActionKind> = Common & { kind: K; input: ActionInput<K> };
/** A card: a proposed action, its price and its state. */
export type SparkAction = { [K in ActionKind]: SparkActionOf<K> }[ActionKind];
export const SparkAction = AnyAction as unknown as z.ZodMiniType<SparkAction, SparkAction>;

const ById = z.object({ id: z.string().check(z.maxLength(64)) });
const base = { tag: 'Spark', auth: 'verified', idempotency: 'natural', params: ById } as const;

/**
 * Approves a card and orders its action; nothing else orders it. Idempotent: approving again gives the same order. A
 * price that differs from the one shown is refused (409, `field` is `price`): the card then has the new one.
 */
export const approveAction = defineCall({
  ...base,
  id: 'approveAction',
  method: 'POST',
  path: '/api/viewspark/actions/{id}/approve',
  summary: 'Order what Spark proposed',
  rateLimit: 'generate',
  body: z.object({
    /** The credits that the card showed. */
    price: z.int('Name the price you approve.').check(z.minimum(0, 'A price is not negative.')),
  }),
  response: z.object({
    action: SparkAction,
    /** The run; null for a change of a brand profile, which has been made. */
    run: z.nullable(Run),
    balance: z.number(),
  }),
  failure: 'This could not be started',
});
export const dismissAction = defineCall({
  ...base,
  id: 'dismissAction',
  method: 'POST',
  path: '/api/viewspark/actions/{id}/dismiss',
  summary: 'Dismiss what Spark proposed',
  rateLimit: 'write',
  response: z.object({ action: SparkAction }),
});
/** The current card, with its current price. */
export const readAction = defineCall({
  ...base,
  id: 'readAction',
  method: 'GET',
  path: '/api/viewspark/actions/{id}',
  summary: 'What Spark proposed, as it is now',
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({ action: SparkAction }),
});
