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
  z.refine((steps) => steps.every(({ id }) => !id.includes(':')), 'The name of a step has no colon.'),
  z.refine((steps) => JSON.stringify(steps).length <= STEP_TEXTS_MAX, 'The steps are too long together.'),
);

const BOUND_MAX = 1e9;
const CHOICES_MAX = 30;
const CHOICE_TEXT_MAX = 80;
const LIST_MAX = 100;
const TEXT_MAX = 8_000;
const EACH_MAX = 2_000;

const FILE_RULE = 'A file is a picture, a recording or a text file.';

const bound = z
  .int('The bounds of a number are whole numbers.')
  .check(z.minimum(-BOUND_MAX, 'A bound is too low.'), z.maximum(BOUND_MAX, 'A bound is too high.'));
const choiceText = z.string().check(z.minLength(1), z.maxLength(CHOICE_TEXT_MAX));

const field = z.object({
  type: z.enum(
    ['text', 'long', 'choice', 'number', 'list', 'upload'],
    'A field is a text, a long text, a choice, a number, a list or a file.',
  ),
  label: z.string('Name the field.').check(z.trim(), z.minLength(1, 'Name the field.'), z.maxLength(80)),
  help: z.optional(z.string().check(z.maxLength(200))),
  placeholder: z.optional(z.string().check(z.maxLength(200))),
  required: z.optional(z.boolean()),
  /** Of a choice: value and label. */
  options: z.optional(z.record(choiceText, choiceText, 'The options of a choice are texts.')),
  /** Of a choice, one of its options; of a number, one between its bounds. */
  default: z.optional(z.union([z.string().check(z.maxLength(CHOICE_TEXT_MAX)), z.number()])),
  /** Of a number. */
  min: z.optional(bound),
  /** Of a number, its upper bound; of a list, its most items. */
  max: z.optional(bound),
  /** Of a list: most characters of an item. */
  each: z.optional(z.int().check(z.minimum(1), z.maximum(EACH_MAX))),
  /** Of a file. */
  accepts: z.optional(z.enum(['picture', 'recording', 'text-file'], FILE_RULE)),
});

/** What is wrong with a field, for its owner; undefined when nothing is. */
function fieldFault({ type, options = {}, default: start, min, max, accepts }: z.infer<typeof field>) {
  switch (type) {
    case 'choice': {
      const count = Object.keys(options).length;
      if (count < 2 || count > CHOICES_MAX) return `A choice has 2 to ${CHOICES_MAX} options.`;
      return typeof start === 'string' && Object.hasOwn(options, start) ? undefined : 'A choice begins with an option.';
    }
    case 'number':
      return min !== undefined && max !== undefined && typeof start === 'number' && min <= start && start <= max
        ? undefined
        : 'A number begins between its bounds.';
    case 'list':
      return max !== undefined && max >= 1 && max <= LIST_MAX ? undefined : `A list has 1 to ${LIST_MAX} items.`;
    case 'text':
    case 'long':
      return max === undefined || (max >= 1 && max <= TEXT_MAX) ? undefined : 'A text is too long.';
    case 'upload':
      return accepts ? undefined : FILE_RULE;
  }
}

/** A field of the form of a graph, as its owner writes it: what the forms of tools have, but for toggles. */
const GraphField = field.check(
  z.refine((each) => fieldFault(each) === undefined, {
    error: ({ input }) => fieldFault(input as z.infer<typeof field>),
  }),
);

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
  /** Pictures of each picture step; clamped to 1–4. */
  count: z.optional(z.number('The count is a number.')),
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
  /** Of a step of an agent, after the names of the steps that run it. */
  step: z.string('Name the step.').check(z.maxLength(160)),
  text: z.string('Write a text.').check(z.maxLength(STEP_TEXT_MAX, 'The text is too long.')),
});
