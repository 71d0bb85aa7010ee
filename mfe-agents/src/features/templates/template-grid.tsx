import type { Template } from '@flint/shared/contracts/templates';
import text from '@flint/shared/ui/text.module.css';
import { Link } from 'react-router-dom';
import styles from './templates.module.css';

/** Templates as cards that lead to their pages. */
export function TemplateGrid({ label, templates }: { label: string; templates: readonly Template[] }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {templates.map(({ id, name, description, steps, ownerId, isPublished, coverUrl }) => (
        <li key={id}>
          <Link className={styles.card} to={`/templates/${id}`}>
            {coverUrl !== null && (
              <img
                className={styles.cover}
                src={coverUrl}
                alt=""
                width={640}
                height={360}
                loading="lazy"
                decoding="async"
              />
            )}
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
