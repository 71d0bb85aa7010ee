import type { Step, StepKind } from '@flint/shared/tools/steps/graph';
import { innerStep } from '@flint/shared/tools/steps/graph';
import { LOOP_KIND_IDS, STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { sourcesFor } from '@flint/shared/tools/steps/sources';
import { findTool, TOOLS } from '@flint/shared/tools/tools';
import { Field } from '@flint/shared/ui/field';
import { Select } from '@flint/shared/ui/select';
import { AgentField } from './agent-field';
import styles from './editor.module.css';
import { StepPartField } from './step-part';
import { stepParts, withValue } from './step-slots';
import type { KnownGraph } from './use-draft';

const TOOL_OPTIONS = TOOLS.map(({ id, title, platform }) => ({ value: id as string, label: `${platform}: ${title}` }));
const LOOP_KINDS = LOOP_KIND_IDS.map((value) => ({ value, label: STEP_KINDS[value].label }));
const READINGS = [
  { value: 'address', label: 'A web page' },
  { value: 'file', label: 'A text file that it asks for' },
];
const QUESTIONS = [
  { value: 'from', label: 'To choose one of a list' },
  { value: 'show', label: 'To approve a text' },
];

interface StepFieldsProps {
  readonly step: Step;
  readonly known: KnownGraph;
  /** Position of the step in the whole graph. */
  readonly at: number;
  /** The agent that is edited, null for a new one; absent for a template. */
  readonly edited: string | null | undefined;
  /** Whether it is done for each item of a list. */
  readonly inLoop?: boolean;
  /** @param typing the path of the text that was typed into */
  readonly onChange: (step: Step, typing?: string) => void;
}

/** What a step is given: the fields of its tool, its texts, or what it does for each item of a list. */
export function StepFields({ step, known, at, edited, inLoop = false, onChange }: StepFieldsProps) {
  const { whole, tools, agents } = known;
  const sources = sourcesFor(whole, at, tools, inLoop);
  const inner = innerStep(step);
  return (
    <>
      {step.kind === 'tool' && (
        <Field label="Tool" help={findTool(String(step.input.tool))?.summary}>
          <Select
            options={TOOL_OPTIONS}
            value={String(step.input.tool)}
            onChange={(tool) => onChange({ ...step, input: { tool, input: {} } })}
          />
        </Field>
      )}
      {step.kind === 'agent' && <AgentField {...{ step, agents, onChange }} edited={edited ?? null} />}
      {step.kind === 'read' && (
        <Field label="What it reads">
          <Select
            options={READINGS}
            value={step.input.file === undefined ? 'address' : 'file'}
            onChange={(read) => onChange({ ...step, input: { [read]: '' } })}
          />
        </Field>
      )}
      {step.kind === 'choice' && (
        <Field label="What you are asked">
          <Select
            options={QUESTIONS}
            value={step.input.show === undefined ? 'from' : 'show'}
            onChange={(asked) => onChange({ ...step, input: { [asked]: '' } })}
          />
        </Field>
      )}
      {stepParts(step, known).map((part) => (
        <StepPartField
          key={part.path}
          {...{ part, sources }}
          onChange={(value, isTyping) =>
            onChange({ ...step, input: withValue(step.input, part.path, value) }, isTyping ? part.path : undefined)
          }
        />
      ))}
      {inner && (
        <div className={styles.inner}>
          <Field label="Does for each item">
            <Select
              options={LOOP_KINDS}
              value={inner.kind}
              onChange={(kind: StepKind) =>
                onChange({ ...step, input: { ...step.input, kind, input: STEP_KINDS[kind].start } })
              }
            />
          </Field>
          <StepFields
            {...{ known, at, edited }}
            step={inner}
            inLoop
            onChange={({ input }, typing) =>
              onChange({ ...step, input: { ...step.input, input } }, typing && `each ${typing}`)
            }
          />
        </div>
      )}
    </>
  );
}
