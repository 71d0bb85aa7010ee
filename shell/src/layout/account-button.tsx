import type { User } from '@flint/shared/contracts/users';
import styles from './account-button.module.css';
import { ACCOUNT_MENU_ID } from './account-menu';

/** Opens the account menu: initials, and the name where there is room. */
export function AccountButton({ user, named }: { user: User; named: boolean }) {
  const name = user.name || user.email;
  return (
    <button
      type="button"
      className={styles.account}
      popoverTarget={ACCOUNT_MENU_ID}
      aria-label={`Account: ${name}`}
      title={named ? undefined : name}
    >
      <span className={styles.avatar} aria-hidden="true">
        {initials(name)}
      </span>
      {named && (
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {user.name && <span className={styles.email}>{user.email}</span>}
        </span>
      )}
    </button>
  );
}

/** Two letters for a name or an address: `MO` for Maya Okafor, `MA` for maya@example.com. */
function initials(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return (last ? first.charAt(0) + last.charAt(0) : first.slice(0, 2)).toUpperCase();
}
