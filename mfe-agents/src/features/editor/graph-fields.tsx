import type { StepKind } from '@flint/shared/tools/steps/graph';
import { STEP_KIND_IDS, STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { Select } from '@flint/shared/ui/select';
import { useState } from 'react';
import styles from '../templates/templates.module.css';
import * as drafts from './draft';
import { StepEditor } from './step-editor';
import type { EditedDraft } from './use-draft';

const KINDS = STEP_KIND_IDS.map((value) => ({ value, label: STEP_KINDS[value].label }));

/** The list of steps, and what adds one. */
export function StepsFields({ now, graph, tools, faults, edit }: Omit<EditedDraft, 'undo' | 'redo' | 'saved'>) {
  const [kind, setKind] = useState<StepKind>('tool');
  return (
    <>
      <ol className={styles.steps} aria-label="Steps">
        {now.steps.map((step, at) => (
          <StepEditor
            key={step.key}
            {...{ step, at, graph, tools }}
            faults={faults.filter((fault) => fault.step === step.id)}
            onChange={(next, typing) => edit(drafts.replaceStep(now, at, next), typing && `${step.key} ${typing}`)}
            onRename={(name) => edit(drafts.renameStep(now, at, name))}
            onMove={(by) => edit(drafts.moveStep(now, at, by))}
            onRemove={() => edit(drafts.removeStep(now, at))}
          />
        ))}
      </ol>
      <div className={styles.row}>
        <Field label="Kind of the next step" help={STEP_KINDS[kind].summary}>
          <Select options={KINDS} value={kind} onChange={setKind} />
        </Field>
        <Button variant="line" onClick={() => edit(drafts.addStep(now, kind))}>
          Add the step
        </Button>
      </div>
    </>
  );
}

/** Undo and redo. */
export function HistoryButtons({ undo, redo }: Pick<EditedDraft, 'undo' | 'redo'>) {
  return (
    <>
      <Button disabled={!undo} onClick={undo}>
        Undo
      </Button>
      <Button disabled={!redo} onClick={redo}>
        Redo
      </Button>
    </>
  );
}
