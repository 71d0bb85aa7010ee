import type { User } from '@flint/shared/contracts/users';
import { AppHeader } from './app-header';
import { Sidebar } from './sidebar';

/** The parts of the app's frame before its page. */
export default function AppStart({ viewer }: { viewer: User | null }) {
  return (
    <>
      <Sidebar viewer={viewer} />
      <AppHeader viewer={viewer} />
    </>
  );
}
