import { acceptedKinds, kindOf, type UploadPurpose } from '@flint/shared/contracts/upload-rules';
import { fileTypeFromFile } from 'file-type/node';

interface Announced {
  readonly purpose: UploadPurpose;
  readonly name: string | null;
  readonly contentType: string;
}

/** What is wrong with a file's bytes, for what it was announced as: named, with the rule. Undefined when nothing is. */
export async function contentsFault(path: string, announced: Announced): Promise<string | undefined> {
  const { purpose, name, contentType } = announced;
  const kind = kindOf(purpose, { type: contentType });
  const found = await fileTypeFromFile(path);
  if (kind?.contents.includes(found?.mime ?? '')) return undefined;
  const called = name === null ? 'The file' : `"${name}"`;
  const seen = found ? `its content is ${found.ext.toUpperCase()}` : 'its content is of no known type';
  return `${called} is not ${kind?.label ?? 'what it says'}: ${seen}. Use ${acceptedKinds(purpose)}.`;
}
