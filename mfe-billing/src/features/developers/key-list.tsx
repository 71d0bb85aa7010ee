import { request } from '@flint/shared/api/request';
import { type ApiKey, revokeApiKey } from '@flint/shared/contracts/api-keys';
import { invalidate } from '@flint/shared/state/resources';
import { Badge } from '@flint/shared/ui/badge';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useStore } from 'jotai';
import { Scopes, Spent } from './access';
import styles from './developers.module.css';
import { EndAccess } from './end-access';
import { KEYS, sayEnd, sayLastUse } from './keys';

/** The keys of an account: what each may do, what it spent today, and the way to end it. */
export function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  const store = useStore();
  const revoke = async ({ id }: ApiKey) => {
    await request(revokeApiKey, { params: { id } });
    invalidate(store, KEYS.key);
  };
  return (
    <ul className={styles.keys} aria-label="API keys">
      {keys.map((key) => (
        <li key={key.id} className={styles.key} data-state={key.state}>
          <div className={styles.name}>
            <p className={text.strong}>{key.name}</p>
            <p className={clsx(text.small, text.faint, text.code)}>{key.start}…</p>
          </div>
          <Scopes of={key} />
          <Spent of={key} />
          <div className={clsx(text.small, text.soft, styles.times)}>
            <p>{sayLastUse(key)}</p>
            <p>{sayEnd(key)}</p>
          </div>
          <div className={styles.action}>
            {key.state === 'active' ? (
              <EndAccess
                {...{ name: key.name, verb: 'Revoke', otherwise: 'The key still works.' }}
                description="Its program is refused from the next call on, and runs of agents that it started stop before they spend more. This cannot be undone."
                onEnd={() => revoke(key)}
              />
            ) : (
              <Badge tone="warn">{key.state === 'revoked' ? 'Revoked' : 'Expired'}</Badge>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
