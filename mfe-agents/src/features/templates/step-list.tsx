import type { Template } from '@flint/shared/contracts/templates';
import { STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { fillReferences, INPUT, ITEM, mapInput } from '@flint/shared/tools/steps/references';
import { shownName } from '@flint/shared/tools/steps/step-names';
import type { SubAgents } from '@flint/shared/tools/steps/sub-agents';
import { findTool } from '@flint/shared/tools/tools';
import { Badge } from '@flint/shared/ui/badge';
import text from '@flint/shared/ui/text.module.css';
import styles from './templates.module.css';

/** The label of a step's kind, its tool's title, or its agent's name. */
function stepLabel({ kind, input }: Pick<Template['steps'][number], 'kind' | 'input'>, agents?: SubAgents): string {
  if (kind === 'agent') return agents?.get(String(input.agent))?.name ?? 'Agent';
  if (kind === 'tool') return findTool(String(input.tool))?.title ?? 'Tool';
  return Object.hasOwn(STEP_KINDS, kind) ? STEP_KINDS[kind as keyof typeof STEP_KINDS].label : kind;
}

/** The texts of a step's input, a line each. */
function inputLines(input: object): string[] {
  const found: string[] = [];
  mapInput(input, (words, path) => {
    if (path !== 'tool' && path !== 'agent' && !path.endsWith('role') && !path.endsWith('kind')) found.push(words);
    return words;
  });
  return found;
}

/** A text with its references in words: the label of an input, the output of a step. */
function sayReferences(words: string, inputs: Template['inputs']): string {
  return fillReferences(words, ({ from, output }) => {
    if (from === INPUT) return `“${inputs[output]?.label ?? output}”`;
    return from === ITEM ? 'each of them' : `the ${output} of ${shownName(from)}`;
  });
}

interface StepListProps extends Pick<Template, 'steps'> {
  /** Accessible name of the list. */
  label?: string;
  /** The template's fields, by which references are told in words; without them they stand as they are written. */
  inputs?: Template['inputs'];
  /** The agents that steps run. */
  agents?: SubAgents;
}

/** The steps of a template, to read. */
export function StepList({ label = 'Steps', steps, inputs, agents }: StepListProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step) => (
        <li key={step.id} className={styles.step}>
          <div className={styles.row}>
            <strong className={text.strong}>{step.id}</strong>
            <Badge>{stepLabel(step, agents)}</Badge>
          </div>
          <p className={`${text.small} ${text.soft} ${styles.words}`}>
            {inputLines(step.input)
              .map((words) => (inputs ? sayReferences(words, inputs) : words))
              .join('\n')}
          </p>
        </li>
      ))}
    </ol>
  );
}
