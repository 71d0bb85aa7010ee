import { FileDrop } from '@flint/shared/ui/file-drop';
import { FileRow } from '@flint/shared/ui/file-row';
import { Recorder } from '@flint/shared/ui/recorder';
import { type ChosenFile, type FileUploads, type SendFile, useFileUploads } from '@flint/shared/ui/use-file-uploads';
import { type RecorderState, type Recording, useRecorder } from '@flint/shared/ui/use-recorder';
import { UNBROKEN } from '../sample';
import type { Group } from '../specimen';

const MAX_SECONDS = 600;
const nothing = () => undefined;
const IDLE: Recording = { state: 'idle', seconds: 0, level: 0, start: nothing, stop: nothing, discard: nothing };

/** Fakes an upload: ten steps a second, without a server. */
const pretend: SendFile = (_file, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    let percent = 0;
    const timer = setInterval(() => {
      percent += 4;
      onProgress(percent);
      if (percent >= 100) resolve('pretended');
    }, 100);
    signal.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => clearInterval(timer));
  });

function LiveDrop({ purpose, max, label }: { purpose: FileUploads['purpose']; max: number; label: string }) {
  return <FileDrop label={label} uploads={useFileUploads({ purpose, max, send: pretend })} />;
}

function LiveRecorder() {
  return <Recorder recording={useRecorder({ maxSeconds: MAX_SECONDS, onDone: nothing })} maxSeconds={MAX_SECONDS} />;
}

const file = (name: string, type: string) => new File(['x'.repeat(64_000)], name, { type });
const row = (chosen: Partial<ChosenFile>, name = 'talk.mp3') => (
  <FileRow
    chosen={{ id: name, file: file(name, 'audio/mpeg'), state: 'sending', percent: 0, ...chosen }}
    onRetry={nothing}
    onRemove={nothing}
  />
);
const recorder = (state: RecorderState, more: Partial<Recording> = {}) => (
  <Recorder recording={{ ...IDLE, state, ...more }} maxSeconds={MAX_SECONDS} />
);
const FULL: FileUploads = {
  purpose: 'recording',
  max: 1,
  files: [{ id: '1', file: file('talk.mp3', 'audio/mpeg'), state: 'sent', percent: 100, uploadId: '1' }],
  uploadIds: ['1'],
  busy: false,
  add: () => 0,
  retry: nothing,
  remove: nothing,
};

/** File fields. */
export const files: Group = {
  id: 'files',
  title: 'Files and recordings',
  sheets: [
    {
      file: 'file-drop.tsx',
      note: 'Takes what is chosen, dropped or pasted; here nothing leaves the page.',
      states: [
        { name: 'one file', show: <LiveDrop label="Recording" purpose="recording" max={1} /> },
        { name: 'several files', show: <LiveDrop label="Pictures" purpose="source-image" max={4} /> },
        { name: 'full', show: <FileDrop label="Recording" uploads={FULL} /> },
        { name: 'disabled', show: <FileDrop label="Recording" uploads={{ ...FULL, files: [] }} disabled /> },
      ],
    },
    {
      file: 'file-row.tsx',
      states: [
        { name: 'sending', show: row({ percent: 42 }) },
        { name: 'connection lost', show: row({ state: 'waiting', percent: 42 }) },
        { name: 'sent', show: row({ state: 'sent', percent: 100 }) },
        {
          name: 'failed',
          show: row({ state: 'failed', error: 'Network error during upload. Check your connection and try again.' }),
        },
        {
          name: 'refused',
          show: row({ state: 'refused', error: '"talk.mp3" is larger than 200 MB.' }),
        },
        {
          name: 'long name',
          show: row({ state: 'failed', error: `"${UNBROKEN}.mp3" is empty.` }, `${UNBROKEN}.mp3`),
        },
      ],
    },
    {
      file: 'recorder.tsx',
      states: [
        { name: 'rest', show: <LiveRecorder /> },
        { name: 'asking', show: recorder('asking') },
        { name: 'recording', show: recorder('recording', { seconds: 83, level: 0.6 }) },
        { name: 'not allowed', show: recorder('denied') },
        { name: 'no microphone', show: recorder('missing') },
        { name: 'in use elsewhere', show: recorder('failed') },
        { name: 'not supported', show: recorder('unsupported') },
        { name: 'disabled', show: <Recorder recording={IDLE} maxSeconds={MAX_SECONDS} disabled /> },
      ],
    },
  ],
};
