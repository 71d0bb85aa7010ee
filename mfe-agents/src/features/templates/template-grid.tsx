import type { Template } from '@flint/shared/contracts/templates';
import text from '@flint/shared/ui/text.module.css';
import { Link } from 'react-router-dom';
import styles from './templates.module.css';

/** Templates as cards that lead to their pages. */
export function TemplateGrid({ label, templates }: { label: string; templates: readonly Template[] }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {templates.map(({ id, name, description, steps, ownerId, isPublished }) => (
        <li key={id}>
          <Link className={styles.card} to={`/templates/${id}`}>
            <strong className={text.strong}>{name}</strong>
            {description && <span className={`${text.small} ${text.soft}`}>{description}</span>}
            <span className={`${text.tiny} ${text.faint}`}>
              {steps.length === 1 ? '1 step' : `${steps.length} steps`}
              {ownerId !== null && !isPublished && ' · Only you see it'}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
