import { reportError } from '../api/report';

/** Actions whose failures are reported. */
const REPORTED: ReadonlySet<string> = new Set(['signIn', 'signUp', 'checkout', 'buyCredits']);

/** Reports a rejected action by its name and message, without its payload. */
export function reportRejected(action: { readonly type: string; readonly error?: string }): void {
  const [name = '', phase] = action.type.split('/');
  if (phase === 'rejected' && REPORTED.has(name)) reportError(new Error(action.error), { action: name });
}
