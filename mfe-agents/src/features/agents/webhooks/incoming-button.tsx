import { toMessage } from '@flint/shared/api/message';
import { Button } from '@flint/shared/ui/button';
import { Note } from '@flint/shared/ui/note';
import { useSubmit } from '@flint/shared/ui/use-submit';
import { useRef } from 'react';

/** Makes the address that starts the agent. @param make takes an idempotency key, the same after a failure */
export function IncomingButton({ make }: { make: (key: string) => Promise<void> }) {
  const key = useRef<string>(undefined);
  const { press, busy, failure } = useSubmit({
    faults: {},
    async send() {
      key.current ??= crypto.randomUUID();
      await make(key.current);
    },
  });
  return (
    <>
      {failure !== null && <Note tone="bad" role="alert" title={toMessage(failure)} />}
      <div>
        <Button variant="line" busy={busy} onClick={() => void press()}>
          Make an address
        </Button>
      </div>
    </>
  );
}
