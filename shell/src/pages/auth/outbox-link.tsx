import { bootAtom } from '@flint/shared/state/boot';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';

/** Link to the development outbox, where mail goes without a configured mail server. */
export function OutboxLink({ to }: { to: string }) {
  const boot = useAtomValue(bootAtom);
  if (boot?.environment !== 'development' || !to) return null;
  return (
    <p className={clsx(text.small, text.soft)}>
      Development: no mail leaves this server.{' '}
      <a className={text.link} href={`/dev/outbox?${new URLSearchParams({ to })}`} target="_blank" rel="noreferrer">
        Read it in the outbox
      </a>
    </p>
  );
}
