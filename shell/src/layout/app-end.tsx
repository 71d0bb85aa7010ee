import type { User } from '@flint/shared/contracts/users';
import { AccountMenu } from './account-menu';
import { BottomTabs } from './bottom-tabs';

/** The parts of the app's frame after its page. */
export default function AppEnd({ viewer }: { viewer: User | null }) {
  return (
    <>
      <BottomTabs />
      {viewer && <AccountMenu user={viewer} />}
    </>
  );
}
