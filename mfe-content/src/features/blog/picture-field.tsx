import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { sendUpload } from '@flint/shared/api/send-upload';
import { addBlogPicture, PICTURE_ALT_MAX, PICTURE_PURPOSE } from '@flint/shared/contracts/blogs';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { FileDrop } from '@flint/shared/ui/file-drop';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { TextInput } from '@flint/shared/ui/text-input';
import { useFileUploads } from '@flint/shared/ui/use-file-uploads';
import { useState } from 'react';

/** Takes a picture of the editor's own into the text, with its alternative text. */
export function PictureField({ onInsert }: { onInsert: (markdown: string) => void }) {
  const uploads = useFileUploads({
    purpose: PICTURE_PURPOSE,
    send: (file, options) => sendUpload(PICTURE_PURPOSE, file, options),
  });
  const [chosen] = uploads.files;
  const [alt, setAlt] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const insert = async () => {
    setTried(true);
    if (!chosen?.uploadId || alt.trim() === '') return;
    setBusy(true);
    setFailure(null);
    try {
      const { url } = await request(addBlogPicture, { body: { uploadId: chosen.uploadId } });
      onInsert(`![${alt.trim().replace(/[\\[\]]/g, '\\$&')}](${url})`);
      uploads.remove(chosen.id);
      setAlt('');
      setTried(false);
    } catch (error) {
      setFailure(toMessage(error));
    }
    setBusy(false);
  };

  return (
    <div className={layout.stack}>
      <FileDrop label="Picture for the text" uploads={uploads} />
      {failure && <Note tone="bad" role="alert" title={failure} />}
      {chosen?.uploadId && (
        <>
          <Field
            label="What the picture shows"
            help="Read aloud to readers who do not see it."
            error={tried && alt.trim() === '' && 'Describe the picture.'}
          >
            <TextInput value={alt} maxLength={PICTURE_ALT_MAX} onChange={({ target }) => setAlt(target.value)} />
          </Field>
          <div>
            <Button variant="line" busy={busy} busyLabel="Inserting" onClick={insert}>
              Insert the picture
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Puts a picture after the paragraph that has the cursor; at the end without one. */
export function insertPicture(content: string, picture: string, cursor: number | null): string {
  const end = cursor === null ? -1 : content.indexOf('\n\n', cursor);
  const [before, after] = end < 0 ? [content, ''] : [content.slice(0, end), content.slice(end)];
  return [before.trimEnd(), picture, after.trim()].filter((part) => part !== '').join('\n\n');
}
