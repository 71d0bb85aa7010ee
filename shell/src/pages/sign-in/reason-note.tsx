import { Note } from '@flint/shared/ui/note';
import { Lock } from 'lucide-react';

/** Why somebody stands at the sign-in page, by the query's `reason`. */
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
    default:
      return null;
  }
}
