import { getHref } from '@flint/shared/contracts/routes';
import { signOut } from '@flint/shared/state/session';
import { useStore } from 'jotai';
import { useNavigate } from 'react-router-dom';

/** Signs this browser out, and ends on the home page. */
export function useLeave(): () => Promise<void> {
  const store = useStore();
  const navigate = useNavigate();
  return async () => {
    // Leave guarded pages first: signing out on one would redirect to sign-in.
    await navigate(getHref('home'));
    await signOut(store);
  };
}
