import type { GraphFault, Step, StepKind } from '@flint/shared/tools/steps/graph';
import { STEP_KIND_IDS, STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { mapInput } from '@flint/shared/tools/steps/references';
import type { ToolDefinitions } from '@flint/shared/tools/steps/slots';
import { findTool, TOOLS } from '@flint/shared/tools/tools';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Select } from '@flint/shared/ui/select';
import text from '@flint/shared/ui/text.module.css';
import { TextArea } from '@flint/shared/ui/text-area';
import { TextInput } from '@flint/shared/ui/text-input';
import { useState } from 'react';
import styles from '../templates/templates.module.css';

const KINDS = STEP_KIND_IDS.map((value) => ({ value, label: STEP_KINDS[value].label }));
const TOOL_OPTIONS = TOOLS.map(({ id, title, platform }) => ({ value: id as string, label: `${platform}: ${title}` }));

const QUESTIONS = [
  { value: 'from', label: 'To choose one of a list' },
  { value: 'show', label: 'To approve a text' },
];

interface StepEditorProps {
  readonly step: Step;
  readonly at: number;
  readonly isLast: boolean;
  readonly tools: ToolDefinitions;
  /** The names of the other steps. */
  readonly others: readonly string[];
  readonly faults: readonly GraphFault[];
  /** @param typing the path of the text that was typed into */
  readonly onChange: (step: Step, typing?: string) => void;
  readonly onRename: (id: string) => void;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

/** One step of the list: its name, kind, texts, and buttons that mouse and keyboard reach alike. */
export function StepEditor({ step, at, isLast, tools, others, faults, ...on }: StepEditorProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed?.trim() ?? '';
  const isTaken = others.includes(name);
  const rename = () => {
    setTyped(null);
    if (name && name !== step.id && !isTaken) on.onRename(name);
  };
  return (
    <li className={styles.step} aria-label={`Step ${at + 1}: ${step.id}`}>
      <div className={styles.row}>
        <Field label="Name" error={isTaken && `Another step is called “${name}”.`}>
          <TextInput value={typed ?? step.id} onChange={({ target }) => setTyped(target.value)} onBlur={rename} />
        </Field>
        <Field label="Kind">
          <Select
            options={KINDS}
            value={step.kind}
            onChange={(kind: StepKind) => on.onChange({ ...step, kind, input: STEP_KINDS[kind].start })}
          />
        </Field>
      </div>
      {step.kind === 'tool' && (
        <Field label="Tool" help={findTool(String(step.input.tool))?.summary}>
          <Select
            options={TOOL_OPTIONS}
            value={String(step.input.tool)}
            onChange={(tool) => on.onChange({ ...step, input: { tool, input: {} } })}
          />
        </Field>
      )}
      {step.kind === 'choice' && (
        <Field label="What you are asked">
          <Select
            options={QUESTIONS}
            value={step.input.show === undefined ? 'from' : 'show'}
            onChange={(asked) => on.onChange({ ...step, input: { [asked]: '' } })}
          />
        </Field>
      )}
      {textFields(step, tools).map(({ path, label, value }) => (
        <Field key={path} label={label}>
          <TextArea
            value={value}
            rows={2}
            onChange={({ target }) => on.onChange({ ...step, input: withText(step.input, path, target.value) }, path)}
          />
        </Field>
      ))}
      {faults.map(({ field, message }) => (
        <p key={field + message} className={`${text.small} ${text.bad}`}>
          {message}
        </p>
      ))}
      <div className={`${layout.row} ${layout.wrap}`}>
        <Button size="sm" disabled={at === 0} onClick={() => on.onMove(-1)} aria-label={`Move ${step.id} up`}>
          Up
        </Button>
        <Button size="sm" disabled={isLast} onClick={() => on.onMove(1)} aria-label={`Move ${step.id} down`}>
          Down
        </Button>
        <Button size="sm" onClick={on.onRemove} aria-label={`Delete ${step.id}`}>
          Delete
        </Button>
      </div>
    </li>
  );
}

interface TextOfStep {
  readonly path: string;
  readonly label: string;
  readonly value: string;
}

const LABELS: Readonly<Record<string, string>> = {
  prompt: 'What it makes',
  text: 'Text',
  contains: 'Words to look for',
  over: 'List, such as {{ideas.list}}',
  from: 'List to choose from',
  show: 'Text to approve',
  audio_url: 'Recording',
  'messages.0.content': 'What it writes',
  'images.0': 'Picture',
  'input.prompt': 'Picture of each item',
};

/** The texts of a step: of a tool every text field of its form, else those of its input. */
function textFields(step: Step, tools: ToolDefinitions): TextOfStep[] {
  if (step.kind === 'tool') {
    const definition = tools[String(step.input.tool)];
    const values = (step.input.input ?? {}) as Record<string, unknown>;
    return Object.entries(definition?.inputs ?? {}).flatMap(([name, field]) =>
      field.type === 'text' || field.type === 'long'
        ? [{ path: `input.${name}`, label: field.label, value: String(values[name] ?? '') }]
        : [],
    );
  }
  const found: TextOfStep[] = [];
  mapInput(step.input, (value, path) => {
    const label = LABELS[path];
    if (label !== undefined) found.push({ path, label, value });
    return value;
  });
  return found;
}

/** An input with a text at a path. */
function withText(input: unknown, path: string, value: string): Step['input'] {
  const [key = '', ...rest] = path.split('.');
  const copy = (Array.isArray(input) ? [...input] : { ...(input as object) }) as Record<string, unknown>;
  copy[key] = rest.length === 0 ? value : withText(copy[key] ?? {}, rest.join('.'), value);
  return copy;
}
