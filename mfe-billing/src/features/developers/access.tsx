import { type ApiKey, KEY_SCOPES } from '@flint/shared/contracts/api-keys';
import { Badge } from '@flint/shared/ui/badge';
import { formatNumber } from '@flint/shared/ui/format-number';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { canSpend } from './access-fields';
import styles from './developers.module.css';

interface AccessProps {
  readonly of: Pick<ApiKey, 'name' | 'scopes' | 'dailyCap' | 'spentToday' | 'resetsAt'>;
}

/** What a program may do. */
export function Scopes({ of: { scopes } }: AccessProps) {
  return (
    <div className={styles.scopes}>
      {scopes.map((scope) => (
        <Badge key={scope}>{KEY_SCOPES[scope].label}</Badge>
      ))}
    </div>
  );
}

/** What a program spent today, of what it may. */
export function Spent({ of: { scopes, dailyCap, spentToday, resetsAt, name } }: AccessProps) {
  if (dailyCap === 0 || !canSpend(scopes)) return <p className={clsx(text.small, text.soft)}>Cannot spend</p>;
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
