import { isEnded, type Run } from '@flint/shared/contracts/runs';
import type { CallToolResult } from '@modelcontextprotocol/server';

type Content = CallToolResult['content'][number];

/** Most bytes of a picture that comes as content beside its link. */
const SHOWN_BYTES = 600_000;

const asText = (value: unknown): Content => ({ type: 'text', text: JSON.stringify(value) });

/** An answer of the API as a result: refusals are for the model to read. */
export function toResult({ status, body }: { status: number; body: Record<string, unknown> }): CallToolResult {
  if (status < 400) return { content: [asText(body)] };
  const { success: _success, requestId: _requestId, ...refusal } = body;
  return { content: [asText(refusal)], isError: true };
}

interface Media {
  readonly publicUrl: string;
  /** Bytes of a file of ours; undefined where they are elsewhere or gone. */
  bytesOf(address: string): Promise<Buffer | undefined>;
}

/** A run as a result: what became of it, its texts, links to its files, and its small pictures. */
export async function toRunResult(run: Run, { publicUrl, bytesOf }: Media): Promise<CallToolResult> {
  const { id: runId, status, charged, returned, message, errorCode, output, images, media } = run;
  const hasFailed = status === 'failed' || status === 'cancelled';
  const isUnderWay = !isEnded(status) && { hint: 'It is still under way: ask get_run with this id.' };
  const about = { runId, status, charged, returned, message, error: errorCode, output, ...isUnderWay };
  const files = [
    ...images.map(({ url, id, content_type: mimeType }) => ({ url, name: `picture ${id}`, mimeType })),
    ...media.map(({ url, role, name, contentType: mimeType }) => ({ url, name: name ?? role, mimeType })),
  ];
  const links = files.map(
    ({ url, name, mimeType }): Content => ({
      ...{ type: 'resource_link', uri: new URL(url, publicUrl).href, name, mimeType },
    }),
  );
  const shown = await Promise.all(
    images
      .filter(({ bytes }) => bytes <= SHOWN_BYTES)
      .map(async ({ url, content_type: mimeType }): Promise<Content[]> => {
        const bytes = await bytesOf(url);
        return bytes ? [{ type: 'image', data: bytes.toString('base64'), mimeType }] : [];
      }),
  );
  return { content: [asText(about), ...links, ...shown.flat()], ...(hasFailed && { isError: true }) };
}
