import { letter } from '../../../platform/mail/letter';
import type { Mail } from '../../../platform/mail/mailer';

/** Mail to the owner of an account that Google sign-in was added to. */
export function googleAddedMail(to: string, forgotPage: string): Mail {
  return letter(to, 'Google sign-in was added to your Flint account', [
    { text: 'Somebody signed in with the Google account of this address. It opens your Flint account from now on.' },
    { text: 'If this was not you, secure your Google account first, then set a new Flint password:' },
    { link: forgotPage, label: 'Set a new password' },
  ]);
}

/**
 * Mail to the owner of an address whose unverified account was reclaimed: earlier sign-in methods and sessions have
 * ended.
 */
export function addressReclaimedMail(to: string, forgotPage: string): Mail {
  return letter(to, 'Your Flint account opens with Google', [
    { text: 'Google has confirmed that this address is yours. Nobody had proven that to Flint before.' },
    { text: 'To be safe, the password set until now no longer works, and all its sessions were ended.' },
    { text: 'To sign in with a password as well, set one:' },
    { link: forgotPage, label: 'Set a password' },
  ]);
}
