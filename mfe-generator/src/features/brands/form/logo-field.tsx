import { request } from '@flint/shared/api/request';
import { sendUpload } from '@flint/shared/api/send-upload';
import { readLogoColours } from '@flint/shared/contracts/brands';
import { ChoosePicture } from '@flint/shared/orders/parts/choose-picture';
import { Button } from '@flint/shared/ui/button';
import { FileDrop } from '@flint/shared/ui/file-drop';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import { useFileUploads } from '@flint/shared/ui/use-file-uploads';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { smallCopy } from '../../pictures/small-copy';
import { BrandMark } from '../brand-mark';
import { PREVIEW } from '../preview-size';
import type { BrandForm } from './brand-form';
import styles from './form.module.css';
import { FoundColours } from './found-colours';
import { useLibraryLogo } from './use-library-logo';

interface LogoFieldProps {
  form: BrandForm;
  onChange: (fields: Partial<BrandForm>) => void;
  error: string | undefined;
}

/** The logo: uploaded as soon as it is chosen, and its colours extracted. */
export function LogoField({ form, onChange, error }: LogoFieldProps) {
  const { logo, name } = form;
  const arrived = useRef<NonNullable<BrandForm['logo']> | null>(null);
  const uploads = useFileUploads({
    purpose: 'brand-logo',
    async send(file, options) {
      const uploadId = await sendUpload('brand-logo', file, options);
      const read = request(readLogoColours, { body: { logoUploadId: uploadId } }, { signal: options.signal });
      const [src, colours] = await Promise.all([smallCopy(file, PREVIEW), read]);
      arrived.current = { uploadId, src, colours };
      return uploadId;
    },
  });
  const take = (made: NonNullable<BrandForm['logo']>) => {
    const isBlank = form.primaryColor === '' && form.palette.length === 0;
    onChange({ logo: made, ...(isBlank && made.colours) });
  };
  const library = useLibraryLogo(take);
  const sent = uploads.files.find(({ uploadId }) => uploadId !== undefined);
  useEffect(() => {
    const made = arrived.current;
    if (!sent || !made) return;
    arrived.current = null;
    take(made);
    uploads.remove(sent.id);
  });

  return (
    <div className={clsx(layout.stack, layout.tight)}>
      {logo && (
        <div className={styles.logo}>
          <BrandMark name={name} logoUrl={logo.src} colour={form.primaryColor || null} size="lg" />
          <div className={layout.grow}>
            <p className={text.strong}>{logo.uploadId ? 'New logo' : 'Logo'}</p>
            <p className={clsx(text.small, text.soft)}>
              {logo.uploadId ? 'It is kept when you save.' : (foreignHost(logo.src) ?? 'Choose a file to replace it.')}
            </p>
          </div>
          <Button variant="line" size="sm" onClick={() => onChange({ logo: null })}>
            Remove
          </Button>
        </div>
      )}
      <FileDrop label={logo ? 'Another logo' : 'Logo'} uploads={uploads} />
      <ChoosePicture onChoose={(picture) => void library.choose(picture)} disabled={library.busy} />
      {(error ?? library.problem) && (
        <p role="alert" className={clsx(text.small, text.bad)}>
          {error ?? library.problem}
        </p>
      )}
      <FoundColours form={form} onChange={onChange} />
    </div>
  );
}

function foreignHost(src: string | null): string | null {
  return src && /^https?:/i.test(src)
    ? `It is at ${new URL(src).host}. Upload it here to see it and to place it on pictures.`
    : null;
}
