import type { User } from '@flint/shared/contracts/users';
import { AccountMenu } from './account-menu';
import { AppHeader } from './app-header';
import { Sidebar } from './sidebar';

/**
 * The parts of the app's frame before its page. The account menu comes with its buttons: a press before it is there
 * would do nothing.
 */
export default function AppStart({ viewer }: { viewer: User | null }) {
  return (
    <>
      <Sidebar viewer={viewer} />
      <AppHeader viewer={viewer} />
      {viewer && <AccountMenu user={viewer} />}
    </>
  );
}
