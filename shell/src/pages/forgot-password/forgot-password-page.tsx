import { useSearchParams } from 'react-router-dom';
import { AskForLink } from './ask-for-link';
import { NewPassword } from './new-password';

/** Both steps of a lost password: asking for the link, and what the link opens. */
export default function ForgotPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const email = query.get('email');
  return token && email ? <NewPassword token={token} email={email} /> : <AskForLink email={email ?? ''} />;
}
