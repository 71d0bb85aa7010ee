import type { User } from '@flint/shared/contracts/users';
import { atom } from 'jotai';

/** A user who has to sign in again to continue. */
export interface WantedRenewal {
  readonly user: User;
  /** `true` when the session was renewed. */
  readonly settle: (renewed: boolean) => void;
}

/** The pending renewal that the sign-in dialog is open for; null without one. */
export const renewalAtom = atom<WantedRenewal | null>(null);
