import { shortened } from '@flint/shared/contracts/graphemes';
import { grouped } from '@flint/shared/contracts/grouped';
import { READ_MAX, type StepInput, type StepValues } from '@flint/shared/tools/steps/graph';
import { AppError } from '../../platform/http/app-error';
import { safeFetch } from '../../platform/safe-fetch/safe-fetch';
import { SafeFetchError } from '../../platform/safe-fetch/safe-fetch-error';
import { textOfFile } from '../uploads/text-of-file';
import type { Uploads } from '../uploads/uploads-service';
import { pageText } from './page-text';

/** What a step read. */
export interface ReadContext {
  readonly output: StepValues;
  /** Said beside it, such as that it was cut. */
  readonly note: string | null;
}

/** Web pages and text files that steps read. */
export interface Contexts {
  /** Reads what a step names: an address, or the upload of a file. @throws AppError `invalid_input` with the reason */
  read(userId: string, input: StepInput): Promise<ReadContext>;
}

const PAGE_MAX_BYTES = 2_000_000;
/** For DNS, redirects and the whole page together. */
const PAGE_TIMEOUT_MS = 10_000;
const PAGES: readonly string[] = ['text/html', 'application/xhtml+xml'];
const TEXTS: readonly string[] = ['text/plain', 'text/markdown', 'text/csv', 'application/json'];
/** Consumer name, the same for every run: a file may be read again, to check it and in a retry. */
const TAKEN_BY = 'contexts';
const TITLE_MAX = 200;

export function createContexts({ uploads }: { readonly uploads: Pick<Uploads, 'take'> }): Contexts {
  return {
    async read(userId, { address, file }) {
      if (typeof file === 'string') return readFile(uploads, userId, file);
      return readPage(String(address ?? '').trim());
    },
  };
}

async function readFile(uploads: Pick<Uploads, 'take'>, userId: string, uploadId: string): Promise<ReadContext> {
  const { path, name } = await uploads.take({ userId, uploadId, purpose: 'text-file', by: TAKEN_BY });
  const called = name ?? 'The file';
  return toContext(called, (await textOfFile(path)) ?? '', `“${called}” has no text in it.`);
}

async function readPage(typed: string): Promise<ReadContext> {
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  const { bytes, contentType, charset, finalUrl } = await fetchPage(address);
  const text = decode(bytes, charset);
  const empty = 'There is no text on this page that can be read without running its scripts.';
  if (TEXTS.includes(contentType)) return toContext(finalUrl, text, empty);
  if (!PAGES.includes(contentType))
    throw unread(`There is no web page at this address: it is ${contentType || 'a file'}.`);
  const page = pageText(text);
  return toContext(page.title || finalUrl, page.text, empty);
}

async function fetchPage(address: string) {
  try {
    return await safeFetch(address, { maxBytes: PAGE_MAX_BYTES, timeoutMs: PAGE_TIMEOUT_MS });
  } catch (error) {
    if (error instanceof SafeFetchError) throw unread(error.message, error);
    throw error;
  }
}

/** The text of a page in its own encoding: as its server names it, or it itself at its beginning. */
function decode(bytes: Buffer, named: string | undefined): string {
  const [, written] = /<meta[^>]{0,200}?charset=["']?([\w-]{1,40})/i.exec(bytes.toString('latin1', 0, 1_024)) ?? [];
  try {
    return new TextDecoder(named ?? written ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** Characters that a database does not keep or nobody reads. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

function toContext(title: string, raw: string, empty: string): ReadContext {
  const whole = raw.replace(CONTROLS, '').trim();
  if (whole === '') throw unread(empty);
  const text = shortened(whole, READ_MAX);
  const note = text === whole ? null : `Cut: ${grouped(text.length)} of ${grouped(whole.length)} characters were read.`;
  return { output: { text, title: shortened(title, TITLE_MAX) }, note };
}

const unread = (words: string, cause?: unknown) => new AppError('invalid_input', words, { cause });
