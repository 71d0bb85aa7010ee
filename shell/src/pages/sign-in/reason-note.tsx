import { Note } from '@flint/shared/ui/note';
import { Lock } from 'lucide-react';

/** Explains why the visitor was sent to sign-in, by the query's `reason`. */
export function ReasonNote({ reason }: { reason: string | null }) {
  switch (reason) {
    case 'auth_required':
      return <Note icon={Lock}>Sign in to open this page. You will land where you were going.</Note>;
    case 'password_changed':
      return (
        <Note tone="good" role="status" title="Your password is changed.">
          Sign in with the new one.
        </Note>
      );
    case 'email_verified':
      return (
        <Note tone="good" role="status" title="Your e-mail address is verified.">
          Sign in to go on.
        </Note>
      );
    case 'google_cancelled':
      return <Note>You came back from Google without signing in. Nothing was changed.</Note>;
    case 'google_unverified':
      return (
        <Note tone="warn" role="alert" title="Google has not verified this address.">
          Verify it in your Google account, or sign in with e-mail and password.
        </Note>
      );
    case 'google_failed':
      return (
        <Note tone="bad" role="alert" title="Signing in with Google did not work.">
          Try again, or sign in with e-mail and password.
        </Note>
      );
    default:
      return null;
  }
}
