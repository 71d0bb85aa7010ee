import * as z from '@flint/shared/contracts/schema';

/** A leading colour of a picture. */
export const PaletteColour = z.object({
  /** `#rrggbb`. */
  hex: z.string(),
  /** A colour name that the picture generator understands. */
  name: z.string(),
  /** Share of the picture's area, 0–1. */
  share: z.number(),
});
export type PaletteColour = z.infer<typeof PaletteColour>;

const SHAPES = ['square', 'portrait', 'landscape', 'panorama', 'tall'] as const;
const PLACES = ['left', 'centre', 'right'] as const;
const HEIGHTS = ['top', 'middle', 'bottom'] as const;
const TEXTURES = ['flat', 'smooth', 'detailed', 'busy'] as const;
const LIGHT_SIDES = ['even', 'left', 'right', 'above', 'below'] as const;
const KEYS = ['low', 'balanced', 'high'] as const;

/** Layout of a picture. Positions and sizes are fractions of its width and height. */
export const Composition = z.object({
  shape: z.enum(SHAPES),
  width: z.number(),
  height: z.number(),
  /** Mirror symmetry: 0 none, 1 the halves are mirror images. */
  symmetry: z.number(),
  /** Bounding box of the most salient region; null where nothing stands out. */
  subject: z.nullable(
    z.object({
      x: z.number(),
      y: z.number(),
      column: z.enum(PLACES),
      row: z.enum(HEIGHTS),
      /** Salient share of the picture's area, 0–1. */
      share: z.number(),
    }),
  ),
  /** Whether the subject lies on a line or a crossing of the rule of thirds. */
  thirds: z.boolean(),
  /** Height of the horizon from the top; null without one. */
  horizon: z.nullable(z.number()),
  /** Share of the picture that is calm enough for text, 0–1. */
  negativeSpace: z.number(),
});
export type Composition = z.infer<typeof Composition>;

/** Measurements of a picture. The built-in engine does not recognise its content. */
export const ImageAnalysis = z.object({
  palette: z.array(PaletteColour),
  composition: Composition,
  /** 0 black, 1 white. */
  brightness: z.number(),
  /** 0 one even tone, 1 black against white. */
  contrast: z.number(),
  /** 0 grey, 1 the strongest that screens show. */
  saturation: z.number(),
  /** Colour temperature: −1 cold, 1 warm. */
  warmth: z.number(),
  key: z.enum(KEYS),
  /** Direction of the light. */
  light: z.enum(LIGHT_SIDES),
  texture: z.enum(TEXTURES),
  /** The measurements as phrases, most distinctive first. */
  traits: z.array(z.string()),
  /** The picture's prompt, when Flint made it for the caller. */
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

/** A part of a text and its function. */
export const Beat = z.object({ kind: z.enum(BEATS), text: z.string(), words: z.number() });
export type Beat = z.infer<typeof Beat>;

/** Analysis of how a text is written. */
export const TextAnalysis = z.object({
  firstLine: z.string(),
  /** How the first lines attract attention. */
  hooks: z.array(z.object({ kind: z.enum(HOOKS), text: z.string() })),
  structure: z.array(Beat),
  rhythm: z.object({
    words: z.number(),
    sentences: z.number(),
    /** Mean sentence length in words. */
    mean: z.number(),
    /** Length of each sentence in words, in order. */
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
    /** −1 sad or angry, 1 happy. */
    sentiment: z.number(),
    /** The dominant grammatical person. */
    person: z.enum(['I', 'we', 'you', 'they']),
    formal: z.boolean(),
    energy: z.enum(['calm', 'lively', 'loud']),
    emoji: z.boolean(),
  }),
  /** The text as a template: its particulars are replaced by placeholders in braces. */
  template: z.string(),
});
export type TextAnalysis = z.infer<typeof TextAnalysis>;
