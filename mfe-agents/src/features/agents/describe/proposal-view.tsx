import type { Proposal } from '@flint/shared/tools/describe/proposal';
import { Button } from '@flint/shared/ui/button';
import { formatCredits } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import { useEffect, useRef } from 'react';
import { StepList } from '../../templates/step-list';
import { useEstimate } from '../../templates/use-estimate';

interface ProposalViewProps {
  readonly proposal: Proposal;
  /** Whether the agent has steps already. */
  readonly hasSteps: boolean;
  readonly onAdd: () => void;
  readonly onReplace: () => void;
  readonly onDiscard: () => void;
}

/** Proposed steps to look over: what each does, what a run costs, and what was not understood. It takes the focus. */
export function ProposalView({ proposal, hasSteps, onAdd, onReplace, onDiscard }: ProposalViewProps) {
  const { inputs, steps, notes, unread } = proposal;
  const heading = useRef<HTMLHeadingElement>(null);
  const labels = Object.fromEntries(Object.entries(inputs).map(([name, { label }]) => [name, label]));
  const estimate = useEstimate(proposal, { inputs: labels, branded: false });
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className={layout.stack} aria-labelledby="proposed-steps">
      <h2 className={text.h} id="proposed-steps" ref={heading} tabIndex={-1}>
        {steps.length === 0 ? 'No steps found' : 'Proposed steps'}
      </h2>
      {unread.length > 0 && (
        <Note tone="warn" title="Not understood">
          {unread.map((words) => `“${words}”`).join(', ')}
        </Note>
      )}
      {steps.length > 0 && (
        <StepList label="Proposed steps" steps={steps.map((step) => ({ ...step }))} inputs={{ ...inputs }} />
      )}
      {notes.map((note) => (
        <p key={note} className={`${text.small} ${text.soft}`}>
          {note}
        </p>
      ))}
      {steps.length > 0 && estimate && (
        <p className={text.small}>A run costs {formatCredits(estimate.total)} at most.</p>
      )}
      <div className={`${layout.row} ${layout.wrap}`}>
        {steps.length > 0 && (
          <Button variant="ink" onClick={onAdd}>
            {hasSteps ? 'Add these steps' : 'Use these steps'}
          </Button>
        )}
        {steps.length > 0 && hasSteps && (
          <Button variant="line" onClick={onReplace}>
            Replace mine
          </Button>
        )}
        <Button onClick={onDiscard}>Discard</Button>
      </div>
    </section>
  );
}
