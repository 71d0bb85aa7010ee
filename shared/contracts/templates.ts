import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import {
  ActingUser,
  GraphDescription,
  GraphFields,
  GraphId,
  GraphStep,
  GraphSteps,
  graphName,
  graphShape,
  IsPublished,
  runShape,
  StepText,
} from './step-graphs';
import { StepJob } from './step-jobs';

/** Jobs in a list. */
export const JOBS_PAGE = 20;

/** Most templates of one user. */
export const TEMPLATES_MAX = 500;

export const Template = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  ...graphShape,
  coverUrl: z.nullable(z.string()),
  isPublished: z.boolean(),
  /** Null for one that comes with the product. */
  ownerId: z.nullable(z.string()),
  createdAt: z.nullable(z.string()),
});
export type Template = z.infer<typeof Template>;

export const TemplateBody = z.object({
  name: graphName('template'),
  description: z.optional(GraphDescription),
  inputs: z.optional(GraphFields),
  steps: z.optional(GraphSteps),
  isPublished: z.optional(IsPublished),
});
export type TemplateBody = z.infer<typeof TemplateBody>;

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
          /** Bytes. With a known size an interrupted upload can be resumed. */
          size: z.optional(z.int('The size is a number of bytes.').check(z.minimum(1, 'The file is empty.'))),
        }),
        'The files are a list.',
      )
      .check(z.minLength(1, 'Name a file.'), z.maxLength(10, 'At most 10 files at once.')),
  }),
  response: z.object({
    uploads: z.array(
      z.object({
        uploadUrl: z.string(),
        /** Identifies the file to a run, like its `key`; it cannot be read there. */
        fileUrl: z.string(),
        key: z.string(),
        headers: z.record(z.string(), z.string()),
        resumable: z.boolean(),
        expiresAt: z.string(),
      }),
    ),
  }),
});
export const getTemplate = defineCall({
  ...read,
  id: 'getTemplate',
  path: '/api/templates/{id}',
  summary: 'One template',
  params: GraphId,
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
  params: GraphId,
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
  params: GraphId,
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
  params: GraphId,
  body: z.object(runShape),
  response: z.object({ jobId: z.string(), status: z.string() }),
  failure: 'The template could not be run',
});
export const listTemplateJobs = defineCall({
  ...read,
  id: 'listTemplateJobs',
  path: '/api/templates/jobs',
  summary: 'Own runs of templates, newest first',
  query: ActingUser,
  response: z.object({ jobs: z.array(StepJob) }),
  failure: 'Failed to load your jobs',
});
export const templateJob = defineCall({
  ...read,
  id: 'templateJob',
  path: '/api/templates/jobs/detail/{id}',
  summary: 'One own run of a template, with its steps',
  params: GraphId,
  response: z.object({ job: StepJob }),
  failure: 'Failed to load the job',
});

export const tryStep = defineCall({
  ...base,
  id: 'tryStep',
  method: 'POST',
  path: '/api/templates/steps/try',
  summary: 'Run one step of a template or an agent by itself',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  body: z.object({
    step: GraphStep,
    /** The form of what the step refers to, as `{{input.name}}`. */
    fields: GraphFields,
    inputs: z.record(z.string(), z.any(), 'The inputs are an object.'),
    brandProfileId: runShape.brandProfileId,
  }),
  response: z.object({ jobId: z.string(), status: z.string() }),
  failure: 'The step could not be tried',
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
  params: GraphId,
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
  params: GraphId,
  body: StepText,
  response: z.object({ job: StepJob }),
  failure: 'The answer could not be kept',
});
