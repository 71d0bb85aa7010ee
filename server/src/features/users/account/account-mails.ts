import { CODE_MINUTES } from '@flint/shared/contracts/users';
import { letter } from '../../../platform/mail/letter';
import type { Mail } from '../../../platform/mail/mailer';

/** Six digits to the address an account wants to move to. */
export function newAddressMail(to: string, code: string): Mail {
  const mail = letter(to, `${code} is your Flint code`, [
    { text: 'Enter these six digits in your profile to use this address for your Flint account:' },
    { code },
    { text: `They work for ${CODE_MINUTES} minutes. A newer code replaces them.` },
    { text: 'If you did not ask for a code, ignore this mail. Without it nothing changes.' },
  ]);
  return { ...mail, usefulMinutes: CODE_MINUTES };
}

/** To an address that has an account: its owner learns what whoever asked does not. */
export function addressInUseMail(to: string, forgotPage: string): Mail {
  return letter(to, 'This address has a Flint account already', [
    { text: 'Somebody asked to use this address for another Flint account. It has one already, so nothing changed.' },
    { text: 'If it was you: sign in with this address. If you forgot its password, set a new one:' },
    { link: forgotPage, label: 'Set a new password' },
  ]);
}

/** To the present address, when a move is asked for. */
export function moveAskedMail(to: string, forgotPage: string): Mail {
  return letter(to, 'Your Flint account is about to get another address', [
    { text: 'Somebody signed in to your Flint account asked to use another e-mail address for it.' },
    { text: 'If this was not you, set a new password now. It ends all sessions, and the move with them:' },
    { link: forgotPage, label: 'Set a new password' },
  ]);
}

/** To the address an account has left. */
export function movedAwayMail(to: string): Mail {
  return letter(to, 'Your Flint account has another address now', [
    { text: 'Mail for your Flint account goes to another address from now on, and this one no longer opens it.' },
    { text: 'If this was not you, tell the people who run this Flint at once.' },
  ]);
}

/** Tells the owner that the password was changed by somebody who was signed in. */
export function passwordSetMail(to: string, forgotPage: string, othersEnded: boolean): Mail {
  const sessions = othersEnded ? 'Every other browser was signed out.' : 'Other browsers stay signed in.';
  return letter(to, 'Your Flint password was changed', [
    { text: `The password of your Flint account was changed in your profile. ${sessions}` },
    { text: 'If this was not you, set a new password now:' },
    { link: forgotPage, label: 'Set a new password' },
  ]);
}
