import type { StepKind } from '@flint/shared/tools/steps/graph';
import { STEP_KIND_IDS, STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { Select } from '@flint/shared/ui/select';
import { TextArea } from '@flint/shared/ui/text-area';
import { useState } from 'react';
import styles from '../templates/templates.module.css';
import * as drafts from './draft';
import { StepEditor } from './step-editor';
import type { EditedDraft } from './use-draft';

const KINDS = STEP_KIND_IDS.map((value) => ({ value, label: STEP_KINDS[value].label }));

/** What a run asks for. */
export function AsksField({ now, edit }: Pick<EditedDraft, 'now' | 'edit'>) {
  return (
    <Field label="What it asks for" help={asksHelp(now)}>
      <TextArea value={now.asks} rows={3} onChange={({ target }) => edit(drafts.askFor(now, target.value), 'asks')} />
    </Field>
  );
}

/** The list of steps, and what adds one. */
export function StepsFields({ now, tools, faults, edit }: Pick<EditedDraft, 'now' | 'tools' | 'faults' | 'edit'>) {
  const [kind, setKind] = useState<StepKind>('tool');
  return (
    <>
      <ol className={styles.steps} aria-label="Steps">
        {now.steps.map((step, at) => (
          <StepEditor
            key={step.key}
            {...{ step, at, tools }}
            others={now.steps.filter((each) => each !== step).map(({ id }) => id)}
            isLast={at === now.steps.length - 1}
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

/** How the form is written down, and by which references its fields are used. */
function asksHelp({ fields }: drafts.Draft): string {
  const names = Object.keys(fields).map((name) => `{{input.${name}}}`);
  return names.length === 0 ? 'One field a line.' : `One field a line. Steps use them as ${names.join(', ')}.`;
}
