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
  /** The rule of the book it breaks; absent where it is the tool's own. */
  ruleId: z.optional(z.string()),
});

/** A use of a tool: what was filled in, what came of it, what its owner made of that. */
export const ToolRun = z.object({
  run: Run,
  /** Such as `youtube/title-generator`. */
  tool: z.string(),
  /** What was filled in, with every default: the form can be filled again. */
  input: z.record(z.string(), z.any()),
  brandProfileId: z.nullable(z.string()),
  /** What was written or heard, in the tool's shape; null before that, and for tools that make pictures. */
  output: z.nullable(z.any()),
  /** The same as its owner keeps it; null where nothing was changed. */
  edited: z.nullable(z.any()),
  editedAt: z.nullable(z.string()),
  /** The edition of the book of rules it was last held against; null before that, and of old results. */
  edition: z.nullable(z.string()),
  /** What today's rules say of what is kept. */
  findings: z.array(Finding),
  /** Places that were written anew, the newest first. Nothing takes their place but its owner, by an edit. */
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
  /** The tool's fields; what is left out takes its default. */
  input: z.record(z.string(), z.any(), 'The input is an object.'),
  /** The brand it is written for: what its profile says is told to the model as data. */
  brandProfileId: z.optional(z.uuid('The brand profile is named by its id.')),
});
export type RunToolBody = z.infer<typeof RunToolBody>;

/** The answer of a call that waited. */
export const ToolAnswer = z.object({
  success: z.literal(true),
  /** In the tool's shape; for a part, the shape of its place; null for tools that make pictures. */
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
    /** Pass as `cursor` for what follows; null at the end. */
    next: z.nullable(z.string()),
  }),
  failure: 'Failed to load your results',
});
/** Saved results that one request holds against the book of rules, at the most. */
export const OUTSIDE_SCAN = 100;

/** A saved result that the book as it is now would not let through as it is. */
export const OutsideResult = z.object({
  runId: z.string(),
  tool: z.string(),
  /** What it was used on, in the words of its form. */
  about: z.string(),
  createdAt: z.string(),
  /** The edition it was last held against; null of old results. */
  edition: z.nullable(z.string()),
  findings: z.array(
    z.object({
      ruleId: z.string(),
      field: z.string(),
      severity: z.enum(['refused', 'cut', 'advice']),
      /** What was found, and what is allowed, in the unit. */
      measured: z.number(),
      limit: z.number(),
      unit: z.string(),
      /** Both in a sentence, with whose rule it is. */
      message: z.string(),
      /** Which thing of a list it is about, from 0. */
      at: z.optional(z.number()),
    }),
  ),
});
export type OutsideResult = z.infer<typeof OutsideResult>;

/**
 * Rules of platforms change, and results that were within them may not be any more. A request looks through as many
 * results as are bounded: a page may be empty and still have a next one.
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
    /** Such as `youtube/title-generator`; all tools where nothing is said. */
    tool: z.optional(Name),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({
    /** Newest first. */
    results: z.array(OutsideResult),
    /** The edition of the book they were held against. */
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
/** What was written stays beside it. What a brand's owner changed proposes rules for it. */
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
    /** The whole answer in the tool's shape; null for what was written. It may be over the limits of platforms. */
    output: z.nullable(z.record(z.string(), z.any(), 'The output is an object.')),
  }),
  response: z.object({
    run: ToolRun,
    /** Rules that the changes proposed for the brand. */
    proposed: z.number(),
  }),
  failure: 'Failed to save the change',
});
/** For as long as what is deleted in the library it can be taken back; then its words are forgotten. What it cost stays told. */
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
/** `path` is a place of the answer, such as `titles.2` or `titles.2.title`. */
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
