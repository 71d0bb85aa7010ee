import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { ASPECT_RATIO_IDS } from './image-options';
import { StepJob } from './step-jobs';

const NAME_MAX = 120;
const DESCRIPTION_MAX = 600;
const STEP_TEXTS_MAX = 200_000;
/** Jobs in a list. */
export const JOBS_PAGE = 20;

const TemplateStep = z.object({
  /** Its name in references. */
  id: z.string('A step is named by a text.').check(z.maxLength(40)),
  kind: z.string('Name the kind of the step.').check(z.maxLength(40)),
  input: z.record(z.string(), z.any(), 'The input of a step is an object.'),
  when: z.optional(z.string().check(z.maxLength(40))),
});

/** A field of a template's form, as its owner writes it. */
const TemplateField = z.object({
  type: z.enum(['text', 'long'], 'A field is a text or a long one.'),
  label: z.string('Name the field.').check(z.trim(), z.minLength(1, 'Name the field.'), z.maxLength(80)),
  placeholder: z.optional(z.string().check(z.maxLength(200))),
  required: z.optional(z.boolean()),
});

export const Template = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** The form of its inputs, by name. */
  inputs: z.record(z.string(), z.any()),
  steps: z.array(TemplateStep),
  /** Inputs of its example. */
  sample: z.record(z.string(), z.any()),
  coverUrl: z.nullable(z.string()),
  isPublished: z.boolean(),
  /** Null for one that comes with the product. */
  ownerId: z.nullable(z.string()),
  createdAt: z.nullable(z.string()),
});
export type Template = z.infer<typeof Template>;

export const TemplateBody = z.object({
  name: z
    .string('Give the template a name.')
    .check(
      z.trim(),
      z.minLength(1, 'Give the template a name.'),
      z.maxLength(NAME_MAX, `A name has at most ${NAME_MAX} characters.`),
    ),
  description: z.optional(
    z
      .string('The description is a text.')
      .check(z.trim(), z.maxLength(DESCRIPTION_MAX, `The description has at most ${DESCRIPTION_MAX} characters.`)),
  ),
  inputs: z.optional(z.record(z.string().check(z.regex(/^[a-z]\w{0,31}$/i)), TemplateField)),
  steps: z.optional(
    z.array(TemplateStep, 'The steps are a list.').check(
      z.maxLength(50, 'There are at most 50 steps.'),
      z.refine((steps) => JSON.stringify(steps).length <= STEP_TEXTS_MAX, 'The steps are too long together.'),
    ),
  ),
  isPublished: z.optional(z.boolean('Whether it is published is true or false.')),
});
export type TemplateBody = z.infer<typeof TemplateBody>;

const ById = z.object({ id: z.string().check(z.maxLength(64)) });
const Acting = z.object({ userId: z.optional(z.string().check(z.maxLength(64))) });
const base = { tag: 'Templates' } as const;
const read = { ...base, method: 'GET', auth: 'session', rateLimit: 'read', idempotency: 'safe' } as const;

export const createTemplate = defineCall({
  ...base,
  id: 'createTemplate',
  method: 'POST',
  path: '/api/templates',
  summary: 'Create a template',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'key',
  body: TemplateBody,
  response: Template,
  failure: 'Failed to create template',
});
export const listTemplates = defineCall({
  ...read,
  id: 'listTemplates',
  path: '/api/templates',
  summary: 'Published and own templates',
  response: z.object({ publishedTemplates: z.array(Template), userTemplates: z.array(Template) }),
  failure: 'Failed to load templates',
});
export const publishedTemplates = defineCall({
  ...read,
  id: 'publishedTemplates',
  path: '/api/templates/published',
  summary: 'Published templates',
  auth: 'public',
  response: z.object({ publishedTemplates: z.array(Template) }),
  failure: 'Failed to load templates',
});
export const myTemplates = defineCall({
  ...read,
  id: 'myTemplates',
  path: '/api/templates/mine',
  summary: 'Own templates',
  response: z.object({ userTemplates: z.array(Template) }),
  failure: 'Failed to load templates',
});
export const presignTemplateUploads = defineCall({
  ...base,
  id: 'presignTemplateUploads',
  method: 'POST',
  path: '/api/templates/uploads/presign',
  summary: 'Sign upload addresses for the files of a template',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  body: z.object({
    files: z
      .array(
        z.object({
          name: z.string('Name the file.').check(z.minLength(1, 'Name the file.'), z.maxLength(255)),
          contentType: z.string('Say what type the file is of.').check(z.maxLength(100)),
        }),
        'The files are a list.',
      )
      .check(z.minLength(1, 'Name a file.'), z.maxLength(10, 'At most 10 files at once.')),
  }),
  response: z.object({
    uploads: z.array(z.object({ uploadUrl: z.string(), fileUrl: z.string(), key: z.string() })),
  }),
});
export const getTemplate = defineCall({
  ...read,
  id: 'getTemplate',
  path: '/api/templates/{id}',
  summary: 'One template',
  params: ById,
  response: Template,
  failure: 'Failed to load the template',
});
export const updateTemplate = defineCall({
  ...base,
  id: 'updateTemplate',
  method: 'PUT',
  path: '/api/templates/{id}',
  summary: 'Replace an own template',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  params: ById,
  body: TemplateBody,
  response: Template,
  failure: 'Failed to save the template',
});
export const deleteTemplate = defineCall({
  ...base,
  id: 'deleteTemplate',
  method: 'DELETE',
  path: '/api/templates/{id}',
  summary: 'Delete an own template; its jobs stay',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  params: ById,
  response: z.object({ success: z.literal(true) }),
});
export const generateTemplate = defineCall({
  ...base,
  id: 'generateTemplate',
  method: 'POST',
  path: '/api/templates/{id}/generate',
  summary: 'Run a template',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  params: ById,
  body: z.object({
    /** Pictures of each picture step. */
    count: z.optional(z.int('The count is a whole number.').check(z.minimum(1), z.maximum(4))),
    aspectRatio: z.optional(z.enum(ASPECT_RATIO_IDS, `The aspect ratio is one of ${ASPECT_RATIO_IDS.join(', ')}.`)),
    userId: z.optional(z.string().check(z.maxLength(64))),
    /** The form's values; those of the example where they are left out. */
    inputs: z.optional(z.record(z.string(), z.any(), 'The inputs are an object.')),
    brandProfileId: z.optional(z.uuid('The brand profile is named by its id.')),
  }),
  response: z.object({ jobId: z.string(), status: z.string() }),
  failure: 'The template could not be run',
});
export const listTemplateJobs = defineCall({
  ...read,
  id: 'listTemplateJobs',
  path: '/api/templates/jobs',
  summary: 'Own runs of templates, newest first',
  query: Acting,
  response: z.object({ jobs: z.array(StepJob) }),
  failure: 'Failed to load your jobs',
});
export const templateJob = defineCall({
  ...read,
  id: 'templateJob',
  path: '/api/templates/jobs/detail/{id}',
  summary: 'One own run of a template, with its steps',
  params: ById,
  response: z.object({ job: StepJob }),
  failure: 'Failed to load the job',
});

const STEP_TEXT_MAX = 20_000;
const StepText = z.object({
  step: z.string('Name the step.').check(z.maxLength(40)),
  text: z.string('Write a text.').check(z.maxLength(STEP_TEXT_MAX, 'The text is too long.')),
});
export const editJobStep = defineCall({
  ...base,
  id: 'editJobStep',
  method: 'POST',
  path: '/api/templates/jobs/{id}/edit',
  summary: 'Change what a step gave, and make what follows again as a new run',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  params: ById,
  body: StepText,
  response: z.object({ jobId: z.string(), status: z.string() }),
  failure: 'It could not be made again',
});
export const answerJobStep = defineCall({
  ...base,
  id: 'answerJobStep',
  method: 'POST',
  path: '/api/templates/jobs/{id}/answer',
  summary: 'Answer a step that waits for its owner',
  auth: 'verified',
  rateLimit: 'write',
  idempotency: 'natural',
  params: ById,
  body: StepText,
  response: z.object({ job: StepJob }),
  failure: 'The answer could not be kept',
});
