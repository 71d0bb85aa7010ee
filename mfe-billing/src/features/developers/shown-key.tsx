import type { ApiKey } from '@flint/shared/contracts/api-keys';
import { Button } from '@flint/shared/ui/button';
import { CopyLine } from '@flint/shared/ui/copy-line';
import { Note } from '@flint/shared/ui/note';
import { useEffect, useRef } from 'react';
import styles from './developers.module.css';

interface ShownKeyProps {
  readonly secret: string;
  readonly made: ApiKey;
  readonly onDone: () => void;
}

/** A new key, this once. It takes the focus, so that it is read aloud and copied next. */
export function ShownKey({ secret, made: { name }, onDone }: ShownKeyProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <section ref={place} tabIndex={-1} className={styles.shown} aria-label={`The key ${name}`}>
      <Note
        tone="good"
        role="status"
        title={`“${name}” is ready. Copy it now: it is shown once.`}
        action={
          <Button size="sm" onClick={onDone}>
            I have it
          </Button>
        }
      >
        Flint keeps a hash alone. If you lose it, revoke it and make another.
      </Note>
      <CopyLine what="key" text={secret} />
    </section>
  );
}
