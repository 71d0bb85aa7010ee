import { Button } from '@flint/shared/ui/button';
import { CopyLine } from '@flint/shared/ui/copy-line';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { useEffect, useRef } from 'react';

/** A new secret, this once. It takes the focus, so that it is read aloud and copied next. */
export function ToldSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <section ref={place} tabIndex={-1} className={`${layout.stack} ${layout.tight}`} aria-label="The secret">
      <Note
        tone="good"
        role="status"
        title="Copy the secret now: it is shown once."
        action={
          <Button size="sm" onClick={onDone}>
            I have it
          </Button>
        }
      >
        Calls are signed with it.
      </Note>
      <CopyLine what="secret" text={secret} />
    </section>
  );
}
