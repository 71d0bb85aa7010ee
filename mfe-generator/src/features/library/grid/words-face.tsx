import type { LibraryText } from '@flint/shared/contracts/library';
import { formatNumber } from '@flint/shared/ui/format-number';
import { Icon } from '@flint/shared/ui/icon';
import { Captions, FileText, type LucideIcon, MessagesSquare, Workflow } from 'lucide-react';
import { kindLabel } from '../kind-labels';
import styles from './grid.module.css';

const ICONS: Readonly<Record<LibraryText['kind'], LucideIcon>> = {
  text: FileText,
  transcript: Captions,
  answer: MessagesSquare,
  workflow: Workflow,
};

/** Thumbnail of words: how they begin, set as text, with their kind and length. */
export function WordsFace({ item }: { item: LibraryText }) {
  const { kind, title, words } = item;
  return (
    <span className={styles.page}>
      <span className={styles.about}>{title}</span>
      <span className={styles.begins} dir="auto">
        {words.excerpt.replace(/^#+ |\*\*/gm, '')}
      </span>
      <span className={styles.facts}>
        <Icon of={ICONS[kind]} small />
        {kindLabel(item)} · {formatNumber(words.length)} {words.length === 1 ? 'character' : 'characters'}
      </span>
    </span>
  );
}
