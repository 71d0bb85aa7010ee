import { request } from '@flint/shared/api/request';
import { archiveItems, type DownloadFormat } from '@flint/shared/contracts/library';

/**
 * Requests the selected items as one zip and downloads it.
 * @throws as `request`
 */
export async function downloadArchive(ids: readonly string[], format?: DownloadFormat): Promise<void> {
  const { url } = await request(archiveItems, { body: { ids: [...ids], ...(format && { format }) } });
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
