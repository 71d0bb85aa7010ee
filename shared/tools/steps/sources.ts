import type { Graph, ValueType } from './graph';
import { valueTypes } from './kinds';
import { INPUT, ITEM, type StepReference } from './references';
import type { StepSlot, ToolDefinitions } from './slots';
import { innerField, shownName } from './step-names';

/** Something that a step may refer to. */
export interface Source extends StepReference {
  /** What it is, in words: `titles: best`. */
  readonly label: string;
  readonly type: ValueType;
  /** Whether the form asks for it. */
  readonly isAsked: boolean;
}

const UPLOADED = { picture: 'image', recording: 'audio', 'text-file': 'text-file' } as const;

/**
 * What the step at a position may refer to: the form's fields, and what each earlier step gives.
 * @param inLoop whether it is done for each item of a list
 */
export function sourcesFor(graph: Graph, at: number, tools: ToolDefinitions, inLoop = false): Source[] {
  const asked = Object.entries(graph.inputs).map(([output, field]): Source => {
    const type = field.type === 'upload' ? UPLOADED[field.accepts] : field.type === 'list' ? 'list' : 'text';
    return { from: INPUT, output, label: field.label, type, isAsked: true };
  });
  const before = graph.steps.slice(0, at).filter(({ id }) => innerField(id) === undefined);
  const made = before.flatMap((step) =>
    Object.entries(valueTypes(step, tools)).map(([output, type]): Source => {
      const label = `${shownName(step.id)}: ${output}`;
      return { from: step.id, output, label, type, isAsked: false };
    }),
  );
  const item: Source = { from: ITEM, output: 'text', label: 'Each item', type: 'text', isAsked: false };
  return [...(inLoop ? [item] : []), ...asked, ...made];
}

/** Whether a source may stand in a field. */
export function fitsSlot({ type, isAsked }: Source, slot: StepSlot): boolean {
  switch (slot.takes) {
    case 'text':
      return type === 'text' || type === 'list';
    case 'list':
      return type === 'list';
    case 'input':
      return isAsked;
    case 'file':
      return slot.of.includes(type);
    case 'answer':
      return false;
  }
}
