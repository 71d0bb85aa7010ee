import * as z from '@flint/shared/contracts/schema';

/** A leading colour of a picture. */
export const PaletteColour = z.object({
  /** `#rrggbb`. */
  hex: z.string(),
  /** In words that the picture generator understands. */
  name: z.string(),
  /** Part of the picture's area, 0–1. */
  share: z.number(),
});
export type PaletteColour = z.infer<typeof PaletteColour>;

export const SHAPES = ['square', 'portrait', 'landscape', 'panorama', 'tall'] as const;
export const PLACES = ['left', 'centre', 'right'] as const;
export const HEIGHTS = ['top', 'middle', 'bottom'] as const;
export const TEXTURES = ['flat', 'smooth', 'detailed', 'busy'] as const;
export const LIGHT_SIDES = ['even', 'left', 'right', 'above', 'below'] as const;
export const KEYS = ['low', 'balanced', 'high'] as const;

/** How a picture is laid out. Places and sizes are fractions of its width and height. */
export const Composition = z.object({
  shape: z.enum(SHAPES),
  width: z.number(),
  height: z.number(),
  /** 0: the halves have nothing in common; 1: one is the other's mirror image. */
  symmetry: z.number(),
  /** Where most of what stands out is; null where nothing does. */
  subject: z.nullable(
    z.object({
      x: z.number(),
      y: z.number(),
      column: z.enum(PLACES),
      row: z.enum(HEIGHTS),
      /** Part of the picture's area that stands out, 0–1. */
      share: z.number(),
    }),
  ),
  /** Whether the subject lies on a line or a crossing of the thirds. */
  thirds: z.boolean(),
  /** Height of the horizon from the top; null where there is none. */
  horizon: z.nullable(z.number()),
  /** Part of the picture that is calm enough for words, 0–1. */
  negativeSpace: z.number(),
});
export type Composition = z.infer<typeof Composition>;

/** What can be measured of a picture. What it shows is not: the built-in engine recognises nothing. */
export const ImageAnalysis = z.object({
  palette: z.array(PaletteColour),
  composition: Composition,
  /** 0 black, 1 white. */
  brightness: z.number(),
  /** 0 one even tone, 1 black against white. */
  contrast: z.number(),
  /** 0 grey, 1 as strong as screens show. */
  saturation: z.number(),
  /** −1 cold, 1 warm. */
  warmth: z.number(),
  key: z.enum(KEYS),
  /** The side the light falls from. */
  light: z.enum(LIGHT_SIDES),
  texture: z.enum(TEXTURES),
  /** What was measured, in words, most telling first. */
  traits: z.array(z.string()),
  /** The prompt it was made from, where Flint made it and it is the caller's own. */
  ownPrompt: z.nullable(z.string()),
});
export type ImageAnalysis = z.infer<typeof ImageAnalysis>;

export const HOOKS = ['question', 'number', 'contrast', 'curiosity', 'story', 'promise', 'address', 'command'] as const;
export type HookKind = (typeof HOOKS)[number];

export const BEATS = [
  'hook',
  'problem',
  'story',
  'turn',
  'step',
  'proof',
  'point',
  'lesson',
  'call to action',
  'tags',
] as const;
export type BeatKind = (typeof BEATS)[number];

/** A part of a text and what it is there for. */
export const Beat = z.object({ kind: z.enum(BEATS), text: z.string(), words: z.number() });
export type Beat = z.infer<typeof Beat>;

/** How a text is made. */
export const TextAnalysis = z.object({
  firstLine: z.string(),
  /** What the first lines catch attention with. */
  hooks: z.array(z.object({ kind: z.enum(HOOKS), text: z.string() })),
  structure: z.array(Beat),
  rhythm: z.object({
    words: z.number(),
    sentences: z.number(),
    /** Words a sentence has on average. */
    mean: z.number(),
    /** Words of each sentence in order. */
    lengths: z.array(z.number()),
    kind: z.enum(['even', 'varied', 'staccato', 'flowing']),
  }),
  reading: z.object({
    /** Flesch Reading Ease: 100 very easy, 0 very hard. */
    ease: z.number(),
    level: z.string(),
  }),
  callToAction: z.nullable(z.string()),
  tone: z.object({
    /** −1 sad or angry, 1 glad. */
    sentiment: z.number(),
    /** Whom it speaks as or to most. */
    person: z.enum(['I', 'we', 'you', 'they']),
    formal: z.boolean(),
    energy: z.enum(['calm', 'lively', 'loud']),
    emoji: z.boolean(),
  }),
  /** The same text with its particulars taken out: what to fill in stands in braces. */
  template: z.string(),
});
export type TextAnalysis = z.infer<typeof TextAnalysis>;
