import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { readLogoColours } from '@flint/shared/contracts/brands';
import type { LibraryChoice } from '@flint/shared/orders/parts/library-tiles';
import { useState } from 'react';
import { smallCopyAt } from '../../pictures/small-copy';
import { PREVIEW } from '../preview-size';
import type { BrandForm } from './brand-form';

interface LibraryLogo {
  readonly busy: boolean;
  /** Why the last one could not be taken. */
  readonly problem: string | undefined;
  choose(picture: LibraryChoice): Promise<void>;
}

/**
 * Takes a picture of the library as the logo, with its colours.
 * @param onTaken called with the new logo
 */
export function useLibraryLogo(onTaken: (logo: NonNullable<BrandForm['logo']>) => void): LibraryLogo {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    async choose({ id, src }) {
      setBusy(true);
      setProblem(undefined);
      try {
        const read = request(readLogoColours, { body: { logoUploadId: id } });
        const [copy, colours] = await Promise.all([smallCopyAt(src, PREVIEW), read]);
        onTaken({ uploadId: id, src: copy, colours });
      } catch (error) {
        setProblem(toMessage(error));
      } finally {
        setBusy(false);
      }
    },
  };
}
