import { request } from '@flint/shared/api/request';
import { sendUpload } from '@flint/shared/api/send-upload';
import {
  ATTACHMENT_KINDS,
  ATTACHMENT_PURPOSES,
  ATTACHMENTS_MAX,
  type AttachmentKind,
  attachFile,
  discardAttachment,
  type SparkAttachment,
} from '@flint/shared/contracts/spark-attachments';
import { kindOf } from '@flint/shared/contracts/upload-rules';
import { type ChosenFile, useFileUploads } from '@flint/shared/ui/use-file-uploads';
import { useState } from 'react';

/** An attachment of the unsent message. */
export interface PendingFile {
  readonly kind: AttachmentKind;
  readonly chosen: ChosenFile;
  /** The attachment; undefined until it is uploaded. */
  readonly attachment: SparkAttachment | undefined;
}

/** @returns the kind a file is attached as; undefined when its type is not accepted */
const kindOfFile = ({ name, type }: File) =>
  ATTACHMENT_KINDS.find((kind) => kindOf(ATTACHMENT_PURPOSES[kind], { name, type }));

/**
 * The attachments of the unsent message. Pictures and texts are attached after their upload; a recording after its
 * price is approved.
 */
export function useAttachments() {
  const [known, setKnown] = useState<Readonly<Record<string, SparkAttachment>>>({});
  const [fault, setFault] = useState<string | null>(null);
  const keep = (uploadId: string, attachment: SparkAttachment) =>
    setKnown((all) => ({ ...all, [uploadId]: attachment }));

  const sender =
    (kind: AttachmentKind): Parameters<typeof useFileUploads>[0]['send'] =>
    async (file, options) => {
      const uploadId = await sendUpload(ATTACHMENT_PURPOSES[kind], file, options);
      if (kind !== 'audio') keep(uploadId, await attach(uploadId, kind));
      return uploadId;
    };
  const max = ATTACHMENTS_MAX;
  const lists = {
    image: useFileUploads({ purpose: ATTACHMENT_PURPOSES.image, max, send: sender('image') }),
    text: useFileUploads({ purpose: ATTACHMENT_PURPOSES.text, max, send: sender('text') }),
    audio: useFileUploads({ purpose: ATTACHMENT_PURPOSES.audio, max, send: sender('audio') }),
  };
  const files = ATTACHMENT_KINDS.flatMap((kind) =>
    lists[kind].files.map((chosen): PendingFile => ({ kind, chosen, attachment: known[chosen.uploadId ?? ''] })),
  );
  const attachments = files.flatMap(({ attachment }) => (attachment ? [attachment] : []));

  return {
    files,
    attachments,
    /** Why a chosen file was not added. */
    fault,
    /** Whether the message has to wait for an attachment. */
    waiting: files.some(({ attachment }) => attachment?.state !== 'ready'),
    keep,
    add(chosen: readonly File[]) {
      const taken = chosen.slice(0, max - files.length);
      const strange = taken.filter((file) => kindOfFile(file) === undefined);
      for (const kind of ATTACHMENT_KINDS) {
        const own = taken.filter((file) => kindOfFile(file) === kind);
        if (own.length > 0) lists[kind].add(own);
      }
      setFault(faultOf(strange, chosen.length > taken.length));
    },
    retry: ({ kind, chosen }: PendingFile) => lists[kind].retry(chosen.id),
    remove({ kind, chosen, attachment }: PendingFile) {
      lists[kind].remove(chosen.id);
      setFault(null);
      // Best effort: the server deletes unused uploads anyway.
      if (attachment) request(discardAttachment, { params: { id: attachment.id } }).catch(() => undefined);
    },
    /** Clears the list after sending. */
    clear() {
      for (const { kind, chosen } of files) lists[kind].remove(chosen.id);
      setFault(null);
    },
  };
}
export type Attachments = ReturnType<typeof useAttachments>;

/**
 * Attaches an upload.
 * @throws ApiError
 */
export async function attach(uploadId: string, kind: AttachmentKind): Promise<SparkAttachment> {
  const options = { idempotencyKey: crypto.randomUUID() };
  return (await request(attachFile, { body: { uploadId, kind } }, options)).attachment;
}

function faultOf([strange]: readonly File[], tooMany: boolean): string | null {
  if (strange) return `"${strange.name}" is of a type that is not taken here. Use a picture, a text or a recording.`;
  return tooMany ? `At most ${ATTACHMENTS_MAX} files with one message.` : null;
}
