import { CopyButton } from '@flint/shared/ui/copy-button';
import { type ComponentProps, isValidElement, useRef } from 'react';
import styles from './markdown.module.css';

/** Scrollable regions must be focusable for the keyboard, which not every browser ensures. */
const FOCUSABLE = { tabIndex: 0 };

/** Code with its language and a copy button. */
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
