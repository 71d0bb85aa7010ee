import type { ContentGraph } from '@flint/shared/contracts/content-graph';
import type { JobStep } from '@flint/shared/contracts/step-jobs';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import { changeWords } from './remake-words';

interface StaleNoteProps {
  readonly step: Pick<JobStep, 'id' | 'state'>;
  readonly content: ContentGraph;
}

/** Why a step is out of date, or is made again all the same; nothing for any other. */
export function StaleNote({ step: { id, state }, content: { steps, source, remake } }: StaleNoteProps) {
  const changes = steps.find(({ step }) => step === id)?.changes ?? [];
  if (changes.length > 0) {
    const words = changes.map((change) => changeWords(change, source.of)).join('; ');
    return (
      <Note tone="warn" title="Out of date">
        {words.charAt(0).toUpperCase() + words.slice(1)}.
      </Note>
    );
  }
  if (state !== 'done' || !remake?.steps.includes(id)) return null;
  return (
    <p className={`${text.small} ${text.soft}`}>
      Made again too: what it made was deleted, and a step that is out of date uses it.
    </p>
  );
}
