import type { User } from '@flint/shared/contracts/users';
import clsx from 'clsx';
import styles from './avatar.module.css';

interface AvatarProps {
  user: Pick<User, 'name' | 'email' | 'image'>;
  large?: boolean;
}

/** Picture or initials beside a name. Decorative: hidden from screen readers. */
export function Avatar({ user, large = false }: AvatarProps) {
  return (
    <span className={clsx(styles.avatar, large && styles.large)} aria-hidden="true">
      {user.image ? <img src={user.image} alt="" width={512} height={512} /> : initials(user.name || user.email)}
    </span>
  );
}

/** Initials: `MO` for Maya Okafor, `MA` for maya@example.com. */
function initials(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return (last ? first.charAt(0) + last.charAt(0) : first.slice(0, 2)).toUpperCase();
}
