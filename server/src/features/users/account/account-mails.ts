import { CODE_MINUTES } from '@flint/shared/contracts/email-verification';
import { letter } from '../../../platform/mail/letter';
import type { Mail } from '../../../platform/mail/mailer';

/** Mail with the six-digit code to the new address of an account. */
export function newAddressMail(to: string, code: string): Mail {
  const mail = letter(to, `${code} is your Flint code`, [
    { text: 'Enter these six digits in your profile to use this address for your Flint account:' },
    { code },
    { text: `They work for ${CODE_MINUTES} minutes. A newer code replaces them.` },
    { text: 'If you did not ask for a code, ignore this mail. Without it nothing changes.' },
  ]);
  return { ...mail, usefulMinutes: CODE_MINUTES };
}

/**
 * Mail to a new address that already has an account. Only its owner learns that, not the requester (no account
 * enumeration).
 */
export function addressInUseMail(to: string, forgotPage: string): Mail {
  return letter(to, 'This address has a Flint account already', [
    { text: 'Somebody asked to use this address for another Flint account. It has one already, so nothing changed.' },
    { text: 'If it was you: sign in with this address. If you forgot its password, set a new one:' },
    { link: forgotPage, label: 'Set a new password' },
  ]);
}

/** Mail to the present address when a change of address is requested. */
export function moveAskedMail(to: string, forgotPage: string): Mail {
  return letter(to, 'Your Flint account is about to get another address', [
    { text: 'Somebody signed in to your Flint account asked to use another e-mail address for it.' },
    { text: 'If this was not you, set a new password now. It ends all sessions, and the move with them:' },
    { link: forgotPage, label: 'Set a new password' },
  ]);
}

/** Mail to the former address after the change. */
export function movedAwayMail(to: string): Mail {
  return letter(to, 'Your Flint account has another address now', [
    { text: 'Mail for your Flint account goes to another address from now on, and this one no longer opens it.' },
    { text: 'If this was not you, tell the people who run this Flint at once.' },
  ]);
}

/** Mail to the owner when a signed-in session changed the password. */
export function passwordSetMail(to: string, forgotPage: string, othersEnded: boolean): Mail {
  const sessions = othersEnded ? 'Every other browser was signed out.' : 'Other browsers stay signed in.';
  return letter(to, 'Your Flint password was changed', [
    { text: `The password of your Flint account was changed in your profile. ${sessions}` },
    { text: 'If this was not you, set a new password now:' },
    { link: forgotPage, label: 'Set a new password' },
  ]);
}
