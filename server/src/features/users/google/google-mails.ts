import { letter } from '../../../platform/mail/letter';
import type { Mail } from '../../../platform/mail/mailer';

/** Tells the owner of an account that Google opens it now, too. */
export function googleAddedMail(to: string, forgotPage: string): Mail {
  return letter(to, 'Google sign-in was added to your Flint account', [
    { text: 'Somebody signed in with the Google account of this address. It opens your Flint account from now on.' },
    { text: 'If this was not you, secure your Google account first, then set a new Flint password:' },
    { link: forgotPage, label: 'Set a new password' },
  ]);
}

/** Tells the owner of an address that what was set up before the address was proven has ended. */
export function addressReclaimedMail(to: string, forgotPage: string): Mail {
  return letter(to, 'Your Flint account opens with Google', [
    { text: 'Google has confirmed that this address is yours. Nobody had proven that to Flint before.' },
    { text: 'To be safe, the password set until now no longer works, and all its sessions were ended.' },
    { text: 'To sign in with a password as well, set one:' },
    { link: forgotPage, label: 'Set a password' },
  ]);
}
