import * as z from '@flint/shared/contracts/schema';
import { ASPECT_RATIO_IDS } from './image-options';

const NAME_MAX = 120;
const DESCRIPTION_MAX = 600;
const STEP_TEXTS_MAX = 200_000;
const STEP_TEXT_MAX = 20_000;

/** A step as it is sent. What it may hold is checked with its graph. */
export const GraphStep = z.object({
  /** Its name in references. */
  id: z.string('A step is named by a text.').check(z.maxLength(40)),
  kind: z.string('Name the kind of the step.').check(z.maxLength(40)),
  input: z.record(z.string(), z.any(), 'The input of a step is an object.'),
  when: z.optional(z.string().check(z.maxLength(40))),
});

export const GraphSteps = z.array(GraphStep, 'The steps are a list.').check(
  z.maxLength(50, 'There are at most 50 steps.'),
  z.refine((steps) => JSON.stringify(steps).length <= STEP_TEXTS_MAX, 'The steps are too long together.'),
);

/** A field of the form of a graph, as its owner writes it. */
const GraphField = z.object({
  type: z.enum(['text', 'long'], 'A field is a text or a long one.'),
  label: z.string('Name the field.').check(z.trim(), z.minLength(1, 'Name the field.'), z.maxLength(80)),
  placeholder: z.optional(z.string().check(z.maxLength(200))),
  required: z.optional(z.boolean()),
});

/** The form of a graph, by the names that references use. */
export const GraphFields = z.record(z.string().check(z.regex(/^[a-z]\w{0,31}$/i)), GraphField);
export type GraphFields = z.infer<typeof GraphFields>;

/** The name of a thing that a user builds of steps. @param thing such as `template` */
export const graphName = (thing: string) =>
  z
    .string(`Give the ${thing} a name.`)
    .check(
      z.trim(),
      z.minLength(1, `Give the ${thing} a name.`),
      z.maxLength(NAME_MAX, `A name has at most ${NAME_MAX} characters.`),
    );

export const GraphDescription = z
  .string('The description is a text.')
  .check(z.trim(), z.maxLength(DESCRIPTION_MAX, `The description has at most ${DESCRIPTION_MAX} characters.`));

export const IsPublished = z.boolean('Whether it is published is true or false.');

/** A graph's example and steps as they are answered. */
export const graphShape = {
  /** The form of its inputs, by name. */
  inputs: z.record(z.string(), z.any()),
  steps: z.array(GraphStep),
  /** Inputs of its example. */
  sample: z.record(z.string(), z.any()),
};

/** What a run of a graph is ordered with. */
export const runShape = {
  /** Pictures of each picture step. */
  count: z.optional(z.int('The count is a whole number.').check(z.minimum(1), z.maximum(4))),
  aspectRatio: z.optional(z.enum(ASPECT_RATIO_IDS, `The aspect ratio is one of ${ASPECT_RATIO_IDS.join(', ')}.`)),
  userId: z.optional(z.string().check(z.maxLength(64))),
  /** The form's values; those of the example where they are left out. */
  inputs: z.optional(z.record(z.string(), z.any(), 'The inputs are an object.')),
  brandProfileId: z.optional(z.uuid('The brand profile is named by its id.')),
};

export const GraphId = z.object({ id: z.string().check(z.maxLength(64)) });
export const ActingUser = z.object({ userId: z.optional(z.string().check(z.maxLength(64))) });

/** A text that stands for what a step gave, or answers one that waits. */
export const StepText = z.object({
  step: z.string('Name the step.').check(z.maxLength(40)),
  text: z.string('Write a text.').check(z.maxLength(STEP_TEXT_MAX, 'The text is too long.')),
});
