import { AppError } from '../../platform/http/app-error';
import { toDestination } from '../../platform/safe-fetch/destination';
import { assertPublicName } from '../../platform/safe-fetch/guarded-agent';
import { SafeFetchError } from '../../platform/safe-fetch/safe-fetch-error';

const PRIVATE = 'This address leads to a private network. Write one of the public internet.';

/**
 * SSRF guard for a destination as it is typed; its name is checked again at each delivery. A name that does
 * not resolve yet is let through: deliveries say so.
 * @returns the address as it is kept
 * @throws AppError `invalid_input` naming `url` and the rule that it breaks
 */
export async function readDestination(typed: string | undefined): Promise<string> {
  if (typed === undefined) throw refused('Write the address of your program.');
  if (!URL.canParse(typed)) throw refused('This is no address. Write one such as https://example.com/runs.');
  const { username, password, protocol, hostname } = new URL(typed);
  if (protocol !== 'https:') throw refused('Write an address that starts with https://.');
  if (username !== '' || password !== '')
    throw refused('The address holds a name or a password. Leave them out: calls are signed instead.');
  try {
    const { url } = toDestination(typed, []);
    await assertPublicName(hostname);
    return url.href;
  } catch (error) {
    if (!(error instanceof SafeFetchError)) throw error;
    throw refused(PRIVATE, error);
  }
}

const refused = (words: string, cause?: unknown) => new AppError('invalid_input', words, { field: 'url', cause });
