import { RULES } from '@flint/shared/tools/limits/limits';
import { cut } from '@flint/shared/tools/measure/cut';
import { hashtagsIn, mentionsIn } from '@flint/shared/tools/measure/hashtags';
import { measure } from '@flint/shared/tools/measure/measure';
import { urlsIn } from '@flint/shared/tools/measure/urls';
import type { ReactNode } from 'react';
import styles from './x.module.css';

const { max, unit } = RULES['x.post.length'];

interface XPostProps {
  text: string;
  /** Whether a line connects it to the post below, as in a thread. */
  leads?: boolean;
  /** Content below the text, such as a poll. */
  children?: ReactNode;
}

/** Preview of a post on X: links are coloured, and what exceeds the limit is marked. */
export function XPost({ text, leads = false, children }: XPostProps) {
  const length = measure(text, unit);
  const kept = length > max ? cut(text, max, unit) : text;
  return (
    <li className={styles.post}>
      <span className={styles.side} aria-hidden="true">
        <span className={styles.avatar}>Y</span>
        {leads && <span className={styles.thread} />}
      </span>
      <div className={styles.body}>
        <p className={styles.name}>
          Your name <span className={styles.faint}>@you · now</span>
        </p>
        <p className={styles.text}>
          {linked(kept)}
          {kept.length < text.length && <mark className={styles.over}>{text.slice(kept.length)}</mark>}
        </p>
        {children}
        <p className={styles.count}>
          {length} of {max}
        </p>
      </div>
    </li>
  );
}

/** A text with its URLs, hashtags and mentions highlighted. */
function linked(text: string): ReactNode[] {
  const names = [...hashtagsIn(text), ...mentionsIn(text)];
  const found = urlsIn(text).map(({ start, end }) => text.slice(start, end));
  const words = [...new Set([...found, ...names])].sort((one, other) => other.length - one.length);
  if (words.length === 0) return [text];
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'u');
  let at = 0;
  return text.split(pattern).map((part) => {
    const key = at;
    at += part.length;
    return words.includes(part) ? (
      <span key={key} className={styles.link}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
