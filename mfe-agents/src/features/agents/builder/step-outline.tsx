import { STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { outerStep, shownName } from '@flint/shared/tools/steps/step-names';
import text from '@flint/shared/ui/text.module.css';
import { useEffect, useState } from 'react';
import type { EditedDraft } from '../../editor/use-draft';
import { showStep, stepAround } from '../../graph/graph-part';
import agents from '../agents.module.css';
import styles from './step-outline.module.css';

/** All steps at a glance, beside their forms where there is room: each leads to its form. */
export function StepOutline({ now, faults }: Pick<EditedDraft, 'now' | 'faults'>) {
  const current = useVisitedStep();
  const marked = new Set(faults.map(({ step }) => step && outerStep(step)));
  return (
    <nav className={`${agents.beside} ${styles.outline}`} aria-labelledby="agent-outline">
      <h2 className={text.h} id="agent-outline">
        Overview
      </h2>
      {now.steps.length === 0 ? (
        <p className={`${text.small} ${text.soft}`}>No step yet. Say what the agent should do, or add a step.</p>
      ) : (
        <ol className={styles.list}>
          {now.steps.map(({ key, id, kind }, at) => (
            <li key={key} className={styles.item}>
              <button
                type="button"
                className={styles.step}
                aria-current={id === current ? 'step' : undefined}
                onClick={() => showStep(id)}
              >
                <span className={styles.number} aria-hidden="true">
                  {at + 1}
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{shownName(id)}</span>
                  <span className={`${text.small} ${text.soft}`}>{STEP_KINDS[kind].label}</span>
                </span>
                {marked.has(id) && <span className={`${text.tiny} ${text.bad}`}>Look at it</span>}
              </button>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}

/** The step whose form had the focus last. */
function useVisitedStep(): string | null {
  const [visited, setVisited] = useState<string | null>(null);
  useEffect(() => {
    const see = ({ target }: FocusEvent) => {
      const step = target instanceof Element ? stepAround(target) : null;
      if (step !== null) setVisited(step);
    };
    document.addEventListener('focusin', see);
    return () => document.removeEventListener('focusin', see);
  }, []);
  return visited;
}
