import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { GeneratedImage } from './generated-image';
import { GeneratedMedia } from './generated-media';
import { CAPABILITIES } from './kinds';
import { SERVED_BY } from './providers';
import type { WorkflowRecipe } from './recipes/workflow';
import { RunAccepted } from './runs';

export const WORKFLOW_STEPS_MAX = 12;
const NAME_MAX = 120;
const CONTAINS_MAX = 200;

const StepId = z
  .string('A step is named by a text.')
  .check(z.regex(/^[a-z][\w-]{0,31}$/i, 'A step is named by up to 32 letters, digits, - and _, a letter first.'));

/**
 * A step of a workflow. In its input, `{{step.output}}` refers to the output of an earlier step: `text` of a chat, a
 * transcript or a prompt from images, `image`, `video`, or `audio` of speech or music. Text references may stand within
 * other text, a file's URL is the whole value. `{{previous.text}}` is the previous step, `{{input.name}}` the
 * workflow's own input.
 */
const WorkflowStepBody = z.object({
  /** `step-1` for the first, by default. */
  id: z.optional(StepId),
  type: z.enum(CAPABILITIES, `The type of a step is one of ${CAPABILITIES.join(', ')}.`),
  /** The body of the type's own call. */
  input: z.record(z.string(), z.any(), 'The input of a step is an object.'),
  /** Condition: skips the step and its dependents unless an earlier step's text contains these words, ignoring case. */
  when: z.optional(
    z.object({
      step: z.string('The condition names a step.'),
      contains: z
        .string('The condition names words.')
        .check(
          z.trim(),
          z.minLength(1, 'Write the words to look for.'),
          z.maxLength(CONTAINS_MAX, `The words to look for have at most ${CONTAINS_MAX} characters.`),
        ),
    }),
  ),
});
export type WorkflowStepBody = z.infer<typeof WorkflowStepBody>;

export const ExecuteWorkflowBody = z.object({
  /** Display name in lists. */
  name: z.optional(
    z
      .string('The name is a text.')
      .check(z.trim(), z.maxLength(NAME_MAX, `A name has at most ${NAME_MAX} characters.`)),
  ),
  steps: z
    .array(WorkflowStepBody, 'The steps are a list.')
    .check(
      z.minLength(1, 'Add a step.'),
      z.maxLength(WORKFLOW_STEPS_MAX, `A workflow has at most ${WORKFLOW_STEPS_MAX} steps.`),
    ),
  /** Values that steps refer to. */
  input: z.optional(z.record(z.string(), z.any(), 'The input is an object.')),
});
export type ExecuteWorkflowBody = z.infer<typeof ExecuteWorkflowBody>;

/** Fills in every default of an order, without its prices. */
export function toWorkflow({ name, steps, input }: ExecuteWorkflowBody): Omit<WorkflowRecipe, 'prices'> {
  return {
    name: name || steps.map(({ type }) => type).join(' → '),
    steps: steps.map(({ id, type, input: asked, when }, at) => ({
      ...{ id: id ?? `step-${at + 1}`, type, input: asked },
      ...(when && { when }),
    })),
    input: input ?? {},
  };
}

/** The result of one step. */
export const WorkflowResult = z.object({
  id: z.string(),
  type: z.enum(CAPABILITIES),
  /** A step keeps waiting when an earlier one failed. */
  status: z.enum(['waiting', 'running', 'done', 'failed', 'skipped']),
  charged: z.number(),
  /** Why it failed. */
  message: z.nullable(z.string()),
  /** The text of a step with text output. */
  text: z.nullable(z.string()),
  images: z.array(GeneratedImage),
  media: z.array(GeneratedMedia),
  /** Its run, see GET /api/runs/{id}. */
  runId: z.nullable(z.string()),
});
export type WorkflowResult = z.infer<typeof WorkflowResult>;

/** The answer of a call that waited. After a failure, the results of the earlier steps are kept and charged. */
export const WorkflowAnswer = z.object({
  success: z.boolean(),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  /** One per step, in order. */
  results: z.array(WorkflowResult),
  runId: z.string(),
  charged: z.number(),
  returned: z.number(),
  balance: z.number(),
  servedBy: z.enum(SERVED_BY),
});
export type WorkflowAnswer = z.infer<typeof WorkflowAnswer>;

/** A failed run can be resumed by `POST /api/runs/{id}/retry`. */
export const executeWorkflow = defineCall({
  id: 'executeWorkflow',
  method: 'POST',
  path: '/api/fal-ai/workflow/execute',
  tag: 'Workflows',
  summary: 'Do several things, each with what earlier ones gave',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  body: ExecuteWorkflowBody,
  response: WorkflowAnswer,
  accepted: RunAccepted,
  failure: 'Workflow execution failed',
});
