import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { GraphId, runShape } from './step-graphs';

/** Something that a step was made from. */
export const MadeFrom = z.object({
  from: z.enum(['input', 'brand', 'instructions', 'page', 'file', 'step']),
  /** A field’s label, the brand’s name, the title of a page, the name of a file or of a step. */
  name: z.string(),
  /** The earlier step that gave it; null for all else. */
  step: z.nullable(z.string()),
});
export type MadeFrom = z.infer<typeof MadeFrom>;

/** Why a step is out of date. */
export const ContentChange = z.object({
  /** `brand`: the profile. `step`: what the step does. `inputs`: fields of the form. `uses`: steps that are made again. */
  what: z.enum(['brand', 'step', 'inputs', 'uses']),
  /** Labels of the fields, or names of the steps. */
  names: z.array(z.string()),
  /** When it changed, where that is known. */
  at: z.nullable(z.string()),
});
export type ContentChange = z.infer<typeof ContentChange>;

/** A step of a run: what it was made from, and why it is out of date. */
const ContentStep = z.object({
  step: z.string(),
  /** The ids of the runs that made it: of a loop, one for each item; none for what costs nothing. */
  runs: z.array(z.string()),
  madeFrom: z.array(MadeFrom),
  /** Empty where it is up to date. */
  changes: z.array(ContentChange),
});
export type ContentStep = z.infer<typeof ContentStep>;

/** What making again would do. */
export const RemakePlan = z.object({
  /** The names of the steps that are made, in order: those out of date, new ones, and what they need. */
  steps: z.array(z.string()),
  /** The names of the steps that are taken over at no cost. */
  takenOver: z.array(z.string()),
  /** The most that it may cost; null where it cannot be made. */
  credits: z.nullable(z.number()),
  /** The most that all steps together may cost, taken over or not; null where it cannot be made. */
  whole: z.nullable(z.number()),
  /** Why it cannot be made, with the field at fault. */
  fault: z.nullable(z.object({ message: z.string(), field: z.nullable(z.string()) })),
});
export type RemakePlan = z.infer<typeof RemakePlan>;

/** What each result of a run was made from, and what is out of date. */
export const ContentGraph = z.object({
  steps: z.array(ContentStep),
  /** The brand that it kept to; without an id where that was deleted. */
  brand: z.nullable(z.object({ id: z.nullable(z.string()), name: z.string() })),
  /**
   * The template or agent that it is of, against what the run carried out. `gone`: its owner deleted or took it back.
   * `faulty`: it cannot be run now. In both cases, and without one, the run keeps to its own steps.
   */
  source: z.object({
    of: z.nullable(z.enum(['template', 'agent'])),
    state: z.enum(['there', 'gone', 'faulty']),
  }),
  /** The form that making again asks for, by name. */
  form: z.record(z.string(), z.any()),
  /** Null while the run is under way. */
  remake: z.nullable(RemakePlan),
});
export type ContentGraph = z.infer<typeof ContentGraph>;

const base = { tag: 'Runs', params: GraphId } as const;
const Changed = z.object({ inputs: runShape.inputs });

export const contentGraph = defineCall({
  ...base,
  id: 'contentGraph',
  method: 'GET',
  path: '/api/runs/{id}/content-graph',
  summary: 'What each step of an own run was made from, what is out of date, and what making that again costs',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  response: ContentGraph,
  failure: 'What it was made from could not be loaded',
});
export const forecastRemake = defineCall({
  ...base,
  id: 'forecastRemake',
  method: 'POST',
  path: '/api/runs/{id}/content-graph',
  summary: 'The same with other values of the form; nothing is started',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'natural',
  body: Changed,
  response: ContentGraph,
  failure: 'What follows from it could not be told',
});
export const remakeRun = defineCall({
  ...base,
  id: 'remakeRun',
  method: 'POST',
  path: '/api/runs/{id}/remake',
  summary: 'Make what is out of date again as a new run, which takes over the rest at no cost',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  body: z.extend(Changed, {
    /** The most that it may cost, as it was shown; a dearer one is refused. */
    credits: z.int('The credits are a whole number.').check(z.minimum(0, 'The credits are at least 0.')),
  }),
  response: z.object({ runId: z.string(), status: z.string() }),
  failure: 'It could not be made again',
});
