import { CopyButton } from '@flint/shared/ui/copy-button';
import { type ComponentProps, isValidElement, useRef } from 'react';
import styles from './markdown.module.css';

/** What scrolls must be reachable by keyboard, which not every browser sees to. */
const FOCUSABLE = { tabIndex: 0 };

/** Code with what it is written in, and a way to take it along. */
export function CodeBlock({ children }: ComponentProps<'pre'>) {
  const code = useRef<HTMLPreElement>(null);
  return (
    <figure className={styles.code}>
      <figcaption>
        <span>{languageOf(children) ?? 'Code'}</span>
        <CopyButton what="code" text={() => code.current?.textContent ?? ''} />
      </figcaption>
      <pre ref={code} {...FOCUSABLE}>
        {children}
      </pre>
    </figure>
  );
}

function languageOf(code: unknown): string | undefined {
  if (!isValidElement<{ className?: string }>(code)) return undefined;
  return /language-([\w+#.-]+)/.exec(code.props.className ?? '')?.[1];
}
