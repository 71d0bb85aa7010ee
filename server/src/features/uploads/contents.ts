import { isHeic, NO_SIGN } from '@flint/shared/contracts/file-kinds';
import { acceptedKinds, heicFault, kindOf, type UploadPurpose } from '@flint/shared/contracts/upload-rules';
import { fileTypeFromFile } from 'file-type/node';
import { isTextFile } from './text-of-file';

interface Announced {
  readonly purpose: UploadPurpose;
  readonly name: string | null;
  readonly contentType: string;
}

/** Whether a file has a sound that is read here. @throws the signal's reason */
export type HasSound = (path: string) => Promise<boolean>;

/**
 * Checks a file's bytes against its announced type. What reads as text is text before any signature is asked: "BMW" is no
 * bitmap. A recording whose signature tells something else, or nothing, is judged by its streams.
 * @returns the fault as a named rule, undefined when there is none
 */
export async function contentsFault(
  path: string,
  announced: Announced,
  hasSound: HasSound,
): Promise<string | undefined> {
  const { purpose, name, contentType } = announced;
  const kind = kindOf(purpose, { type: contentType });
  const called = name === null ? 'The file' : `"${name}"`;
  const fault = (seen: string) =>
    `${called} is not ${kind?.label ?? 'what it says'}: its content is ${seen}. Use ${acceptedKinds(purpose)}.`;
  const contents: readonly string[] = kind?.contents ?? [];
  if (await isTextFile(path)) return contents.includes(NO_SIGN) ? undefined : fault('text');
  const found = await fileTypeFromFile(path);
  if (found && contents.includes(found.mime)) return undefined;
  if (contents.includes(NO_SIGN)) return found ? fault(nameOf(found)) : `${called} is not text in UTF-8 or UTF-16.`;
  if (purpose === 'recording' && mayHaveSound(found?.mime) && (await hasSound(path))) return undefined;
  const heic = found && isHeic('', found.mime) ? heicFault(purpose, called) : undefined;
  return heic ?? fault(found ? nameOf(found) : 'of no known type');
}

const nameOf = ({ ext }: { ext: string }) => ext.toUpperCase();

const mayHaveSound = (mime: string | undefined) =>
  mime === undefined || /^(?:audio|video)\//.test(mime) || mime === 'application/ogg';
