import { sendUpload } from '@flint/shared/api/send-upload';
import { Field } from '@flint/shared/ui/field';
import { FileDrop } from '@flint/shared/ui/file-drop';
import layout from '@flint/shared/ui/layout.module.css';
import { Recorder } from '@flint/shared/ui/recorder';
import { Segmented } from '@flint/shared/ui/segmented';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import { useFileUploads } from '@flint/shared/ui/use-file-uploads';
import { useRecorder } from '@flint/shared/ui/use-recorder';
import clsx from 'clsx';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { KeptRecording } from './kept-recording';
import { transcribeOrderAtom } from './order';
import { recordingsAtom } from './recordings-atom';

/** The built-in engine's limit, in seconds. */
const RECORD_MAX_S = 600;

const SOURCES = [
  { value: 'file', label: 'File' },
  { value: 'address', label: 'Address' },
] as const;

/** Chooses a recording: an upload, the microphone, or a URL. */
export function RecordingField({ fault }: { fault: string | undefined }) {
  const [{ from, address }, change] = useAtom(transcribeOrderAtom);
  return (
    <>
      <Segmented
        fill
        label="Recording from"
        segments={SOURCES}
        value={from}
        onChange={(next) => change({ from: next })}
      />
      {from === 'file' ? (
        <FileSource fault={fault} />
      ) : (
        <Field label="Address of the recording" help="A sound or a video anybody can open." error={fault}>
          <TextInput
            type="url"
            name="address"
            placeholder="https://"
            value={address}
            onChange={(event) => change({ address: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}

function FileSource({ fault }: { fault: string | undefined }) {
  const [{ upload }, change] = useAtom(transcribeOrderAtom);
  const remember = useSetAtom(recordingsAtom);
  const uploads = useFileUploads({
    purpose: 'recording',
    send: (file, options) => sendUpload('recording', file, options),
  });
  const recording = useRecorder({ maxSeconds: RECORD_MAX_S, onDone: (file) => uploads.add([file]) });

  // A finished upload becomes the form's recording, as after a reload.
  const arrived = uploads.files.find(({ uploadId }) => uploadId !== undefined);
  useEffect(() => {
    if (!arrived?.uploadId) return;
    const { id, uploadId, file } = arrived;
    change({ upload: { id: uploadId, name: file.name } });
    remember((all) => ({ ...all, [uploadId]: file }));
    uploads.remove(id);
  });

  // One element around both, so that the focus stays between them.
  return (
    <div className={clsx(layout.stack, layout.loose)}>
      {upload ? (
        <KeptRecording name={upload.name} onRemove={() => change({ upload: null })} />
      ) : (
        <>
          <FileDrop label="Recording" uploads={uploads} />
          <Recorder recording={recording} maxSeconds={RECORD_MAX_S} disabled={uploads.files.length > 0} />
          {fault && (
            <p role="alert" className={clsx(text.small, text.bad)}>
              {fault}
            </p>
          )}
        </>
      )}
    </div>
  );
}
