import { CODE_MINUTES } from '@flint/shared/contracts/email-verification';
import { letter } from '../../platform/mail/letter';
import type { Mail } from '../../platform/mail/mailer';

/** Lifetime of a password reset link, in seconds. */
export const RESET_SECONDS = 3600;

/** Mail with the six-digit code that verifies the address. */
export function codeMail(to: string, code: string): Mail {
  const mail = letter(to, `${code} is your Flint code`, [
    { text: 'Enter these six digits to verify your e-mail address:' },
    { code },
    { text: `They work for ${CODE_MINUTES} minutes. A newer code replaces them.` },
    { text: 'If you did not ask for a code, ignore this mail. Without it nobody can verify your address.' },
  ]);
  return { ...mail, usefulMinutes: CODE_MINUTES };
}

/** Mail with a link to the page that sets a new password. */
export function resetMail(to: string, link: string): Mail {
  const mail = letter(to, 'Set a new Flint password', [
    { text: 'Open this link to set a new password:' },
    { link, label: 'Set a new password' },
    { text: 'It works once, for one hour. Setting a password ends all your sessions.' },
    { text: 'If you did not ask for this, ignore this mail. Your password stays as it is.' },
  ]);
  return { ...mail, usefulMinutes: RESET_SECONDS / 60 };
}

/** Mail to the owner of an account whose password was changed. */
export function passwordChangedMail(to: string, forgotPage: string): Mail {
  return letter(to, 'Your Flint password was changed', [
    { text: 'The password of your Flint account was changed, and all sessions were ended.' },
    { text: 'If this was not you, set a new password now:' },
    { link: forgotPage, label: 'Set a new password' },
  ]);
}

/** Mail to the owner of an account for which too many wrong codes were entered. */
export function codesGuessedMail(to: string, forgotPage: string): Mail {
  return letter(to, 'Wrong codes were entered for your Flint account', [
    { text: 'Ten wrong codes were entered for your address in a day. No more are accepted until tomorrow.' },
    {
      text: 'If this was you, wait a day and ask for a new code. If it was not, your account is safe: no code was right.',
    },
    { text: 'You can set a new password at any time:' },
    { link: forgotPage, label: 'Set a new password' },
  ]);
}
