import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { type ConnectedProgram, disconnectProgram } from '@flint/shared/contracts/connected-programs';
import { useResource } from '@flint/shared/state/use-resource';
import layout from '@flint/shared/ui/layout.module.css';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useRef } from 'react';
import { Scopes, Spent } from './access';
import styles from './developers.module.css';
import { EndAccess } from './end-access';
import { PROGRAMS, sayLastUse, sayStart } from './keys';

/** Programs that the viewer let in by signing in, with what each may do and spent today, and the way to end it. */
export function ConnectedPrograms() {
  const { data, status, error, reload, mutate } = useResource(PROGRAMS);
  const heading = useRef<HTMLHeadingElement>(null);
  const disconnect = async ({ id }: ConnectedProgram) => {
    await request(disconnectProgram, { params: { id } });
    mutate((known) => known && { programs: known.programs.filter((program) => program.id !== id) });
    // The button that had the focus is gone with its program.
    heading.current?.focus();
  };
  return (
    <section className={layout.stack} aria-labelledby="programs">
      <h2 ref={heading} tabIndex={-1} className={text.d1} id="programs">
        Connected programs
      </h2>
      {status === 'failed' && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Your programs are as they were.
        </RetryNote>
      )}
      {!data && status !== 'failed' && <Skeleton shape="block" className={styles.skeleton} />}
      {data?.programs.length === 0 && (
        <p className={text.soft}>None. A program that connects by the address above asks you first, and stands here.</p>
      )}
      {data && data.programs.length > 0 && <List programs={data.programs} onEnd={disconnect} />}
    </section>
  );
}

interface ListProps {
  readonly programs: readonly ConnectedProgram[];
  readonly onEnd: (program: ConnectedProgram) => Promise<void>;
}

function List({ programs, onEnd }: ListProps) {
  return (
    <ul className={styles.keys} aria-label="Connected programs">
      {programs.map((program) => (
        <li key={program.id} className={styles.key} data-state="active">
          <div className={styles.name}>
            <p className={text.strong}>{program.name}</p>
            <p className={clsx(text.small, text.faint)}>{program.host}</p>
          </div>
          <Scopes of={program} />
          <Spent of={program} />
          <div className={clsx(text.small, text.soft, styles.times)}>
            <p>{sayLastUse(program)}</p>
            <p>{sayStart(program)}</p>
          </div>
          <div className={styles.action}>
            <EndAccess
              {...{ name: program.name, verb: 'Disconnect', otherwise: 'The program is still connected.' }}
              description="It is refused from the next call on, and runs of agents that it started stop before they spend more. It can ask you again."
              onEnd={() => onEnd(program)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
