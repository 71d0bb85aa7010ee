import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { GeneratedImage } from './generated-image';
import { GeneratedMedia } from './generated-media';
import { ImageSeed } from './images';
import { SERVED_BY } from './providers';
import { Run, RunAccepted } from './runs';

export const TOOL_RUNS_PAGE = 20;
export const TOOL_RUNS_PAGE_MAX = 100;

const Finding = z.object({
  path: z.string(),
  message: z.string(),
  severity: z.enum(['error', 'warning']),
  /** The violated rule of the rulebook; absent for the tool's own rules. */
  ruleId: z.optional(z.string()),
});

/** A tool run: its input, its output, and its owner's edit. */
export const ToolRun = z.object({
  run: Run,
  /** Such as `youtube/title-generator`. */
  tool: z.string(),
  /** The form's values, with every default, so that the form can be restored. */
  input: z.record(z.string(), z.any()),
  brandProfileId: z.nullable(z.string()),
  /** The output in the tool's shape; null before it exists, and for tools that make pictures. */
  output: z.nullable(z.any()),
  /** The owner's edited version; null without an edit. */
  edited: z.nullable(z.any()),
  editedAt: z.nullable(z.string()),
  /** The rulebook edition of the last check; null before it, and for old results. */
  edition: z.nullable(z.string()),
  /** Findings by today's rules. */
  findings: z.array(Finding),
  /** Rewritten parts, newest first. They are proposals: only the owner's edit applies them. */
  parts: z.array(z.object({ path: z.string(), run: Run, value: z.nullable(z.any()) })),
});
export type ToolRun = z.infer<typeof ToolRun>;

const Name = z.string().check(z.maxLength(64));
const Tool = { platform: Name, tool: Name };
const OfRun = { ...Tool, runId: Name };
const base = { tag: 'Tools' } as const;

const Manner = {
  /** One of GET /api/fal-ai/models/llm, or any other model the configured endpoint has; for tools that write. */
  model: z.optional(
    z
      .string('The model is a text.')
      .check(z.trim(), z.minLength(1, 'Name a model.'), z.maxLength(200, 'The name of the model is too long.')),
  ),
  /** The same seed gives the same answer where the model can. */
  seed: z.optional(ImageSeed),
};

export const RunToolBody = z.object({
  ...Manner,
  /** The tool's fields; omitted ones take their defaults. */
  input: z.record(z.string(), z.any(), 'The input is an object.'),
  /** The brand to write for: its profile is passed to the model as data. */
  brandProfileId: z.optional(z.uuid('The brand profile is named by its id.')),
});
export type RunToolBody = z.infer<typeof RunToolBody>;

/** The answer of a call that waited. */
export const ToolAnswer = z.object({
  success: z.literal(true),
  /** In the tool's shape; for a part, the shape of that part; null for tools that make pictures. */
  output: z.nullable(z.any()),
  findings: z.array(Finding),
  images: z.array(GeneratedImage),
  media: z.array(GeneratedMedia),
  message: z.optional(z.string()),
  runId: z.string(),
  charged: z.number(),
  returned: z.number(),
  balance: z.number(),
  servedBy: z.enum(SERVED_BY),
});
export type ToolAnswer = z.infer<typeof ToolAnswer>;

export const runTool = defineCall({
  ...base,
  id: 'runTool',
  method: 'POST',
  path: '/api/tools/{platform}/{tool}/run',
  summary: 'Use a tool',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  params: z.object(Tool),
  body: RunToolBody,
  response: ToolAnswer,
  accepted: RunAccepted,
  failure: 'The tool failed',
});
export const listToolRuns = defineCall({
  ...base,
  id: 'listToolRuns',
  method: 'GET',
  path: '/api/tools/{platform}/{tool}/runs',
  summary: 'Own uses of a tool, newest first',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  params: z.object(Tool),
  query: z.object({
    limit: z.optional(z.union([z.string(), z.number()])),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({
    runs: z.array(ToolRun),
    /** Cursor of the next page; null at the end. */
    next: z.nullable(z.string()),
  }),
  failure: 'Failed to load your results',
});
/** Most stored results that one request checks against the rulebook. */
export const OUTSIDE_SCAN = 100;

/** A stored result that breaks a current rule. */
export const OutsideResult = z.object({
  runId: z.string(),
  tool: z.string(),
  /** Its topic, from the form. */
  about: z.string(),
  createdAt: z.string(),
  /** The edition of its last check; null for old results. */
  edition: z.nullable(z.string()),
  findings: z.array(
    z.object({
      ruleId: z.string(),
      field: z.string(),
      severity: z.enum(['refused', 'cut', 'advice']),
      /** The measured and the allowed amount, in the unit. */
      measured: z.number(),
      limit: z.number(),
      unit: z.string(),
      /** Both in a sentence, with the rule's owner. */
      message: z.string(),
      /** Index in a list, from 0. */
      at: z.optional(z.number()),
    }),
  ),
});
export type OutsideResult = z.infer<typeof OutsideResult>;

/**
 * Platform rules change, and results that complied may no longer do. A request checks a bounded number of results: a
 * page may be empty and still have a next one.
 */
export const listOutsideRules = defineCall({
  ...base,
  id: 'listOutsideRules',
  method: 'GET',
  path: '/api/tools/outside-rules',
  summary: 'Own saved results that today’s rules of platforms would not let through',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  query: z.object({
    /** Such as `youtube/title-generator`; all tools by default. */
    tool: z.optional(Name),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({
    /** Newest first. */
    results: z.array(OutsideResult),
    /** The rulebook edition of the check. */
    edition: z.string(),
    next: z.nullable(z.string()),
  }),
  failure: 'Failed to look through your results',
});
export const readToolRun = defineCall({
  ...base,
  id: 'readToolRun',
  method: 'GET',
  path: '/api/tools/{platform}/{tool}/runs/{runId}',
  summary: 'One own use of a tool',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  params: z.object(OfRun),
  response: z.object({ run: ToolRun }),
  failure: 'Failed to load the result',
});
/** Stores the owner's edit beside the original. For a brand, the changes propose rules. */
export const editToolRun = defineCall({
  ...base,
  id: 'editToolRun',
  method: 'PATCH',
  path: '/api/tools/{platform}/{tool}/runs/{runId}',
  summary: 'Keep a changed answer, or go back to what was written',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  params: z.object(OfRun),
  body: z.object({
    /** The whole answer in the tool's shape; null restores the original. It may exceed platform limits. */
    output: z.nullable(z.record(z.string(), z.any(), 'The output is an object.')),
  }),
  response: z.object({
    run: ToolRun,
    /** Number of rules that the changes proposed for the brand. */
    proposed: z.number(),
  }),
  failure: 'Failed to save the change',
});
/** Can be restored as long as deleted library items; then its text is removed. Its transactions stay. */
export const deleteToolRun = defineCall({
  ...base,
  id: 'deleteToolRun',
  method: 'DELETE',
  path: '/api/tools/{platform}/{tool}/runs/{runId}',
  summary: 'Delete a result',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  params: z.object(OfRun),
  response: z.object({ success: z.literal(true) }),
  failure: 'Failed to delete the result',
});
export const restoreToolRun = defineCall({
  ...base,
  id: 'restoreToolRun',
  method: 'POST',
  path: '/api/tools/{platform}/{tool}/runs/{runId}/restore',
  summary: 'Take a deleted result back',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  params: z.object(OfRun),
  response: z.object({ run: ToolRun }),
  failure: 'Failed to restore the result',
});
/** `path` is a part of the answer, such as `titles.2` or `titles.2.title`. */
export const rewriteToolPart = defineCall({
  ...base,
  id: 'rewriteToolPart',
  method: 'POST',
  path: '/api/tools/{platform}/{tool}/runs/{runId}/parts/{path}',
  summary: 'Write one place of an answer anew, as a run of its own',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  params: z.object({ ...OfRun, path: z.string().check(z.maxLength(200)) }),
  body: z.object(Manner),
  response: ToolAnswer,
  accepted: RunAccepted,
  failure: 'The tool failed',
});
