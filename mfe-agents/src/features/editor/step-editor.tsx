import type { Graph, GraphFault, Step, StepKind } from '@flint/shared/tools/steps/graph';
import { STEP_KIND_IDS, STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { outerStep } from '@flint/shared/tools/steps/step-names';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Select } from '@flint/shared/ui/select';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import { useState } from 'react';
import { stepPlace } from '../graph/graph-part';
import styles from '../templates/templates.module.css';
import { StepFields } from './step-fields';
import { StepTrial } from './step-trial';
import type { KnownGraph } from './use-draft';

const KINDS = STEP_KIND_IDS.map((value) => ({ value, label: STEP_KINDS[value].label }));
const IN_TEMPLATES = KINDS.filter(({ value }) => value !== 'agent');

/** The kinds that a step may be of. @param edited as of the list of steps */
export const kindOptions = (edited: string | null | undefined) => (edited === undefined ? IN_TEMPLATES : KINDS);
const ALWAYS = { value: '', label: 'Always' };

interface StepEditorProps {
  readonly step: Step;
  readonly at: number;
  readonly graph: Graph;
  readonly known: KnownGraph;
  /** The agent that is edited, null for a new one; absent for a template. */
  readonly edited: string | null | undefined;
  readonly faults: readonly GraphFault[];
  /** @param typing the path of the text that was typed into */
  readonly onChange: (step: Step, typing?: string) => void;
  readonly onRename: (id: string) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One step of the list: its name, kind, values, and buttons that mouse and keyboard reach alike. */
export function StepEditor({ step, at, graph, known, edited, faults, ...on }: StepEditorProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const name = typed?.trim() ?? '';
  const place = known.whole.steps.findIndex(({ id }) => outerStep(id) === step.id);
  const isTaken = graph.steps.some(({ id }, place) => place !== at && id === name);
  const rename = () => {
    setTyped(null);
    if (name && name !== step.id && !isTaken) on.onRename(name);
  };
  return (
    <li className={styles.step} id={stepPlace(step.id)} tabIndex={-1} aria-label={`Step ${at + 1}: ${step.id}`}>
      <div className={styles.row}>
        <Field label="Name" error={isTaken && `Another step is called “${name}”.`}>
          <TextInput value={typed ?? step.id} onChange={({ target }) => setTyped(target.value)} onBlur={rename} />
        </Field>
        <Field label="Kind">
          <Select
            options={kindOptions(edited)}
            value={step.kind}
            onChange={(kind: StepKind) => on.onChange({ ...step, kind, input: STEP_KINDS[kind].start })}
          />
        </Field>
      </div>
      <StepFields {...{ step, known, edited }} at={place} onChange={on.onChange} />
      <WhenField {...{ step, at, graph }} onChange={on.onChange} />
      {faults.map(({ field, message }) => (
        <p key={field + message} className={`${text.small} ${text.bad}`}>
          {message}
        </p>
      ))}
      <div className={`${layout.row} ${layout.wrap}`}>
        <Button
          size="sm"
          data-move="-1"
          disabled={at === 0}
          onClick={() => on.onMove(-1)}
          aria-label={`Move ${step.id} up`}
        >
          Up
        </Button>
        <Button
          size="sm"
          data-move="1"
          disabled={at === graph.steps.length - 1}
          onClick={() => on.onMove(1)}
          aria-label={`Move ${step.id} down`}
        >
          Down
        </Button>
        <Button size="sm" onClick={on.onRemove} aria-label={`Delete ${step.id}`}>
          Delete
        </Button>
        {step.kind !== 'choice' && step.kind !== 'agent' && faults.length === 0 && (
          <Button
            size="sm"
            variant="line"
            aria-expanded={isTried}
            onClick={() => setTried(!isTried)}
            aria-label={`Try ${step.id} alone`}
          >
            Try it alone
          </Button>
        )}
      </div>
      {isTried && faults.length === 0 && <StepTrial graph={known.whole} at={place} tools={known.tools} />}
    </li>
  );
}

/** When a step runs: always, or when an earlier condition holds. Nothing is shown where there is no condition. */
function WhenField({ step, at, graph, onChange }: Pick<StepEditorProps, 'step' | 'at' | 'graph' | 'onChange'>) {
  const conditions = graph.steps.slice(0, at).filter(({ kind }) => kind === 'condition');
  const known = conditions.map(({ id }) => ({ value: id, label: `Only when ${id} holds` }));
  const lost = step.when !== undefined && !conditions.some(({ id }) => id === step.when);
  const options = [ALWAYS, ...known, ...(lost ? [{ value: step.when ?? '', label: `${step.when} (missing)` }] : [])];
  if (options.length === 1) return null;
  return (
    <Field label="Runs">
      <Select
        options={options}
        value={step.when ?? ''}
        onChange={(when) => {
          const { when: _before, ...rest } = step;
          onChange(when === '' ? rest : { ...rest, when });
        }}
      />
    </Field>
  );
}
