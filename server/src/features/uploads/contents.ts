import { acceptedKinds, kindOf, type UploadPurpose } from '@flint/shared/contracts/upload-rules';
import { fileTypeFromFile } from 'file-type/node';

interface Announced {
  readonly purpose: UploadPurpose;
  readonly name: string | null;
  readonly contentType: string;
}

/**
 * Checks a file's bytes against its announced type.
 * @returns the fault as a named rule, undefined when there is none
 */
export async function contentsFault(path: string, announced: Announced): Promise<string | undefined> {
  const { purpose, name, contentType } = announced;
  const kind = kindOf(purpose, { type: contentType });
  const found = await fileTypeFromFile(path);
  if (kind?.contents.includes(found?.mime ?? '')) return undefined;
  const called = name === null ? 'The file' : `"${name}"`;
  const seen = found ? `its content is ${found.ext.toUpperCase()}` : 'its content is of no known type';
  return `${called} is not ${kind?.label ?? 'what it says'}: ${seen}. Use ${acceptedKinds(purpose)}.`;
}
