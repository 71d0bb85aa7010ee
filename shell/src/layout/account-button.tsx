import type { User } from '@flint/shared/contracts/users';
import styles from './account-button.module.css';
import { ACCOUNT_MENU_ID } from './account-menu';
import { Avatar } from './avatar';

/** Opens the account menu: picture or initials, and the name where there is room. */
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
      <Avatar user={user} />
      {named && (
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {user.name && <span className={styles.email}>{user.email}</span>}
        </span>
      )}
    </button>
  );
}
