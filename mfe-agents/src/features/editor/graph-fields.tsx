import { emit } from '@flint/shared/api/bus';
import type { Graph, GraphFault, StepKind } from '@flint/shared/tools/steps/graph';
import { STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { neededSteps } from '@flint/shared/tools/steps/needs';
import { outerStep } from '@flint/shared/tools/steps/step-names';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { Select } from '@flint/shared/ui/select';
import { Switch } from '@flint/shared/ui/switch';
import { useMemo, useRef, useState } from 'react';
import { GraphPart, showStep, stepPlace } from '../graph/graph-part';
import type { GraphStep } from '../graph/layout';
import styles from '../templates/templates.module.css';
import { connectSteps } from './connect-steps';
import * as drafts from './draft';
import { kindOptions, StepEditor } from './step-editor';
import { useAfterChange } from './use-after-change';
import type { EditedDraft } from './use-draft';

interface StepsFieldsProps extends Pick<EditedDraft, 'now' | 'graph' | 'known' | 'faults' | 'edit'> {
  /** The agent that is edited, null for a new one. Absent for a template, which runs no agents. */
  readonly edited?: string | null;
}

/** The list of steps, and what adds one. */
export function StepsFields({ now, graph, known, faults, edit, edited }: StepsFieldsProps) {
  const [kind, setKind] = useState<StepKind>('tool');
  const [isDrawn, setDrawn] = useState(false);
  const adder = useRef<HTMLDivElement>(null);
  const afterChange = useAfterChange();
  const drawn = useMemo(() => draftSteps(graph, faults), [graph, faults]);
  const connect = (from: string, to: string) => {
    const next = connectSteps(now, known, from, to);
    if (typeof next === 'string') emit('toast', { text: next });
    else edit(next);
  };
  const add = () => {
    const next = drafts.addStep(now, kind);
    afterChange(() => showStep(next.steps.at(-1)?.id ?? ''));
    edit(next);
  };
  const move = (at: number, by: -1 | 1) => {
    afterChange(() => focusMove(now.steps[at]?.id ?? '', by));
    edit(drafts.moveStep(now, at, by));
  };
  const remove = (at: number) => {
    const next = drafts.removeStep(now, at);
    const near = next.steps[Math.min(at, next.steps.length - 1)];
    afterChange(() => (near ? showStep(near.id) : adder.current?.querySelector('select')?.focus()));
    edit(next);
  };
  return (
    <>
      {now.steps.length > 1 && (
        <Switch checked={isDrawn} onChange={setDrawn}>
          Show the steps as a graph too
        </Switch>
      )}
      {isDrawn && now.steps.length > 1 && (
        <GraphPart label="Graph of the steps" steps={drawn} onOpen={showStep} onConnect={connect} />
      )}
      <ol className={styles.steps} aria-label="Steps">
        {now.steps.map((step, at) => (
          <StepEditor
            key={step.key}
            {...{ step, at, graph, known, edited }}
            faults={faults.filter((fault) => fault.step === step.id)}
            onChange={(next, typing) => edit(drafts.replaceStep(now, at, next), typing && `${step.key} ${typing}`)}
            onRename={(name) => edit(drafts.renameStep(now, at, name))}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <div ref={adder} className={styles.row}>
        <Field label="Kind of the next step" help={STEP_KINDS[kind].summary}>
          <Select options={kindOptions(edited)} value={kind} onChange={setKind} />
        </Field>
        <Button variant="line" onClick={add}>
          Add the step
        </Button>
      </div>
    </>
  );
}

/** Gives the focus to the button that moved a step, or to its other one where the step cannot go further. */
function focusMove(id: string, by: -1 | 1): void {
  const buttons = document.getElementById(stepPlace(id))?.querySelectorAll<HTMLButtonElement>('[data-move]:enabled');
  const [one, other] = buttons ?? [];
  (other?.dataset.move === String(by) ? other : one)?.focus();
}

/** The steps of a graph as it is written: those of an agent are within the step that runs it. */
const outerNames = (names: ReadonlySet<string>) => [...new Set([...names].map(outerStep))];

/** The steps as their graph shows them; the first fault of each is its state. */
function draftSteps(graph: Graph, faults: readonly GraphFault[]): GraphStep[] {
  return graph.steps.map((step) => ({
    ...{ id: step.id, label: STEP_KINDS[step.kind].label, needs: outerNames(neededSteps(step)) },
    state: faults.some((fault) => fault.step === step.id) ? { tone: 'bad', words: 'Look at it' } : undefined,
  }));
}

/** Undo and redo. `aria-disabled` keeps the focus on the one that was pressed last, which `disabled` drops. */
export function HistoryButtons({ undo, redo }: Pick<EditedDraft, 'undo' | 'redo'>) {
  return (
    <>
      <Button aria-disabled={!undo} onClick={undo}>
        Undo
      </Button>
      <Button aria-disabled={!redo} onClick={redo}>
        Redo
      </Button>
    </>
  );
}
