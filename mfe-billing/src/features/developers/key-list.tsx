import { type ApiKey, KEY_SCOPES } from '@flint/shared/contracts/api-keys';
import { Badge } from '@flint/shared/ui/badge';
import { formatNumber } from '@flint/shared/ui/format-number';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import styles from './developers.module.css';
import { sayEnd, sayLastUse } from './keys';
import { RevokeKey } from './revoke-key';

/** The keys of an account: what each may do, what it spent today, and the way to end it. */
export function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  return (
    <ul className={styles.keys} aria-label="API keys">
      {keys.map((key) => (
        <li key={key.id} className={styles.key} data-state={key.state}>
          <div className={styles.name}>
            <p className={text.strong}>{key.name}</p>
            <p className={clsx(text.small, text.faint, text.code)}>{key.start}…</p>
          </div>
          <div className={styles.scopes}>
            {key.scopes.map((scope) => (
              <Badge key={scope}>{KEY_SCOPES[scope].label}</Badge>
            ))}
          </div>
          <Spent of={key} />
          <div className={clsx(text.small, text.soft, styles.times)}>
            <p>{sayLastUse(key)}</p>
            <p>{sayEnd(key)}</p>
          </div>
          <div className={styles.action}>
            {key.state === 'active' ? (
              <RevokeKey of={key} />
            ) : (
              <Badge tone="warn">{key.state === 'revoked' ? 'Revoked' : 'Expired'}</Badge>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Spent({ of: { scopes, dailyCap, spentToday, resetsAt, name } }: { of: ApiKey }) {
  if (dailyCap === 0 || !scopes.some((scope) => KEY_SCOPES[scope].spends))
    return <p className={clsx(text.small, text.soft)}>Cannot spend</p>;
  const time = new Date(resetsAt).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return (
    <div className={styles.spent}>
      <p className={clsx(text.small, text.num)}>
        {`${formatNumber(spentToday)} of ${formatNumber(dailyCap)} credits today`}
      </p>
      <meter
        className={styles.meter}
        min={0}
        max={dailyCap}
        value={Math.min(spentToday, dailyCap)}
        aria-label={`What ${name} spent today`}
      />
      <p className={clsx(text.tiny, text.faint)}>{`New day at ${time}`}</p>
    </div>
  );
}
