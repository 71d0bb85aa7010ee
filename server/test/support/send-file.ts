import type { UploadPurpose } from '@flint/shared/contracts/upload-rules';
import type { Presigned } from '@flint/shared/contracts/uploads';
import type { TestClient } from './client';

interface File {
  readonly purpose: UploadPurpose;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Uploads a file for a user. @returns the upload's id */
export async function sendFile(by: TestClient, { bytes, ...about }: File): Promise<string> {
  const announced = await by.fetchJson('POST', '/api/uploads/presign', { ...about, bytes: bytes.byteLength });
  const { uploadUrl, headers, uploadId } = announced.body as Presigned;
  const sent = await by.fetch(uploadUrl, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  if (!sent.ok) throw new Error(`The upload answered ${sent.status}: ${await sent.text()}`);
  return uploadId;
}
