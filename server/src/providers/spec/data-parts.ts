import { randomBytes } from 'node:crypto';

export type DataKind = 'brand' | 'file' | 'transcript' | 'page' | 'picture';

/** Material that goes along with a message. Whoever wrote it, it is not the one who is answered. */
export interface DataPart {
  readonly kind: DataKind;
  /** What its owner calls it. */
  readonly name: string;
  readonly text: string;
}

/** What every part begins and ends with; rules name it, so that a model knows a part when it reads one. */
export const DATA_MARK = 'FLINT-DATA';

const LINE = /[\r\n\u2028\u2029]+/g;

/**
 * Parts as texts that end where they end: each is closed by a sign that is drawn anew for every request, which nobody
 * who wrote the material can know.
 */
export function delimit(parts: readonly DataPart[], sign = randomBytes(9).toString('base64url')): string[] {
  return parts.map(({ kind, name, text }) => {
    const label = JSON.stringify(name.replace(LINE, ' ').slice(0, 120));
    return [
      `<<<${DATA_MARK} ${sign} kind=${kind} name=${label} untrusted>>>`,
      text.replaceAll(sign, ''),
      `<<<END ${DATA_MARK} ${sign}>>>`,
    ].join('\n');
  });
}
