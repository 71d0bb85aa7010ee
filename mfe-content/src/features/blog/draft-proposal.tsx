import type { BlogDraft } from '@flint/shared/contracts/blogs';
import { Button } from '@flint/shared/ui/button';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import styles from './blog.module.css';

interface DraftProposalProps {
  draft: BlogDraft;
  /** The text that stands in the editor. */
  content: string;
  onTake: (draft: BlogDraft) => void;
  /** Takes a section alone; the others stay to be taken. */
  onAdd: (content: string) => void;
  onDrop: () => void;
}

/** A draft beside a text: it is taken whole or by section, and never replaces the text unasked. */
export function DraftProposal({ draft, content, onTake, onAdd, onDrop }: DraftProposalProps) {
  const below = (words: string) => (content.trim() === '' ? words : `${content.trimEnd()}\n\n${words}`);
  return (
    <section className={layout.stack} aria-label="Proposed draft">
      <h2 className={text.h}>{draft.isOutline ? 'An outline of your facts' : 'A draft'}</h2>
      <ul className={styles.sections}>
        {sectionsOf(draft.content).map((section) => (
          <li key={section}>
            <p className={styles.section}>{section}</p>
            <Button size="sm" onClick={() => onAdd(below(section))}>
              Add this section
            </Button>
          </li>
        ))}
      </ul>
      <div className={`${layout.row} ${layout.wrap}`}>
        <Button variant="line" onClick={() => onTake(draft)}>
          Replace my text
        </Button>
        <Button onClick={() => onTake({ ...draft, content: below(draft.content) })}>Add it below</Button>
        <Button onClick={onDrop}>Discard</Button>
      </div>
    </section>
  );
}

/** Each begins with a heading of level 2; what stands above the first is one too. */
const sectionsOf = (content: string) =>
  content
    .split(/^(?=## )/m)
    .map((section) => section.trim())
    .filter((section) => section !== '');
