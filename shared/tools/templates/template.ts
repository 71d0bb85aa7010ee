import type { Field } from '../fields';
import type { Graph, Step, StepInput } from '../steps/graph';
import type { ToolId } from '../tools';

/** A template that comes with the product. */
export interface PublishedTemplate extends Graph {
  /** Its last path segment. */
  readonly id: string;
  readonly name: string;
  /** One sentence: what a run brings. */
  readonly description: string;
  /** Inputs of its example. */
  readonly sample: Readonly<Record<string, unknown>>;
}

/** A step that uses a platform tool. */
export function toolStep(id: string, tool: ToolId, input: StepInput): Step {
  return { id, kind: 'tool', input: { tool, input } };
}

/** A step that makes a picture. */
export function drawPicture(id: string, prompt: string, aspectRatio: string): Step {
  return { id, kind: 'image', input: { prompt, num_images: 1, aspect_ratio: aspectRatio } };
}

/** A step that draws a picture for each item of a list. */
export function drawEach(id: string, over: string, prompt: string, most: number, aspectRatio: string): Step {
  const input = { prompt, num_images: 1, aspect_ratio: aspectRatio };
  return { id, kind: 'each', input: { over, most, kind: 'image', input } };
}

/** A required line of a template's form. */
export function line(label: string, placeholder: string): Field {
  return { type: 'text', label, placeholder, required: true };
}

/** A required long text of a template's form. */
export function lines(label: string, placeholder: string): Field {
  return { type: 'long', label, placeholder, required: true, max: 4_000 };
}
