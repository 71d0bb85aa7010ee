import type { DataPart } from '@flint/engines/spec/data-parts';
import { shortened } from '@flint/shared/contracts/graphemes';
import { ATTACHMENT_TEXT_MAX } from '@flint/shared/contracts/spark-attachments';
import type { AttachmentRow } from './attachments-repository';

const CUT = '\n[The rest is left out.]';

/** An attachment as material for a model. A model without vision gets a description of a picture. */
export function dataOf(row: AttachmentRow, sees: boolean): DataPart | undefined {
  const { kind, name } = row;
  if (kind === 'text') return { kind: 'file', name, text: cut(row.content ?? '') };
  if (kind === 'audio') return { kind: 'transcript', name, text: cut(row.output?.text ?? '') };
  return sees
    ? undefined
    : { kind: 'picture', name, text: 'A picture came along. You are not shown it: this model does not see pictures.' };
}

function cut(text: string): string {
  return text.length > ATTACHMENT_TEXT_MAX ? `${shortened(text, ATTACHMENT_TEXT_MAX)}${CUT}` : text;
}
