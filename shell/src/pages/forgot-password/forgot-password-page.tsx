import { useSearchParams } from 'react-router-dom';
import { AskForLink } from './ask-for-link';
import { NewPassword } from './new-password';

/** Password reset: requests the link, or sets the new password when the link was opened. */
export default function ForgotPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const email = query.get('email');
  return token && email ? <NewPassword token={token} email={email} /> : <AskForLink email={email ?? ''} />;
}
