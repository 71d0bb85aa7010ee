import { UPLOAD_OFFSET } from '../contracts/uploads';
import { configureApi } from './config';
import { sendUpload } from './send-upload';
import { uploadFile } from './upload';
import { UPLOAD_PROGRESS_MAX, UPLOAD_PROGRESS_MIN, uploadPercent } from './upload-progress';

type Outcome = { status: number; text?: string } | 'lost' | 'hangs';

/** Fakes the object store: each PUT gets the next outcome, and first reports half of its body as sent. */
class FakePut {
  static outcomes: Outcome[] = [];
  static sent: { method: string; url: string; headers: Record<string, string>; body: Blob }[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  private request = { method: '', url: '', headers: {} as Record<string, string> };

  open(method: string, url: string) {
    this.request = { method, url, headers: {} };
  }
  setRequestHeader(name: string, value: string) {
    this.request.headers[name] = value;
  }
  send(body: Blob) {
    FakePut.sent.push({ ...this.request, body });
    const outcome = FakePut.outcomes.shift() ?? { status: 200 };
    queueMicrotask(() => {
      this.upload.onprogress?.({ loaded: body.size / 2, total: body.size });
      if (outcome === 'hangs') return;
      if (outcome !== 'lost') Object.assign(this, { status: outcome.status, responseText: outcome.text ?? '' });
      (outcome === 'lost' ? this.onerror : this.onload)?.();
      this.onloadend?.();
    });
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
}

const URL = 'https://store.test/file?signature=1';
const file = new Blob(['0123456789']);
const input = { file, contentType: 'audio/wav' };
const put = (more: object = {}) => uploadFile(URL, { ...input, ...more });
/** Answers HEAD requests with these offsets, in order. */
const offsets = (...all: number[]) => {
  globalThis.fetch = jest.fn(
    async () => ({ ok: true, headers: new Headers({ [UPLOAD_OFFSET]: String(all.shift()) }) }) as Response,
  );
};

beforeEach(() => {
  FakePut.outcomes = [];
  FakePut.sent = [];
  globalThis.XMLHttpRequest = FakePut as unknown as typeof XMLHttpRequest;
  configureApi({ apiUrl: 'http://api.test' });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

/** Advances the timers until the upload settles. */
const settle = async <T>(work: Promise<T>) => {
  const ended = work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return ended;
};

test('one PUT goes to the presigned address, with the content type and the encryption headers', async () => {
  await put();
  expect(FakePut.sent).toEqual([
    {
      method: 'PUT',
      url: URL,
      headers: { 'content-type': 'audio/wav', 'x-amz-server-side-encryption': 'AES256' },
      body: file,
    },
  ]);
});

test('progress is reported in percent: 0 first, 100 at the end', async () => {
  const told: number[] = [];
  await put({ onProgress: (percent: number) => told.push(percent) });
  expect(told).toEqual([0, 50, 100]);
});

test.each([
  [5, 10, 50],
  [1, 3, 33],
  [11, 10, 100],
  [-1, 10, 0],
  [0, 0, 0],
  [Number.NaN, 10, 0],
])('%d of %d bytes are %d percent', (sent, total, percent) => {
  expect(uploadPercent(sent, total)).toBe(percent);
  expect([UPLOAD_PROGRESS_MIN, UPLOAD_PROGRESS_MAX]).toEqual([0, 100]);
});

test('a broken connection gives an UploadError', async () => {
  FakePut.outcomes = ['lost'];
  await expect(put()).rejects.toThrow(new Error('Network error during upload'));
});

test('a refusal gives an UploadError with the server’s reason', async () => {
  FakePut.outcomes = [{ status: 403 }, { status: 415, text: '{"message":"\\"a.mp3\\" is not MP3."}' }];
  await expect(put()).rejects.toThrow(new Error('Upload failed with status 403'));
  await expect(put()).rejects.toMatchObject({
    message: 'Upload failed with status 415',
    reason: '"a.mp3" is not MP3.',
  });
});

test('an interrupted upload resumes after the last byte that arrived', async () => {
  FakePut.outcomes = ['lost', { status: 502 }];
  offsets(4, 7);
  const told: unknown[] = [];
  const sending = put({
    resumable: true,
    onProgress: (p: number) => told.push(p),
    onWaiting: (w: boolean) => told.push(w),
  });
  expect(await settle(sending)).toEqual({ value: undefined });
  const ranges = FakePut.sent.map(({ headers, body }) => [headers['content-range'], body.size]);
  expect(ranges).toEqual([
    [undefined, 10],
    ['bytes 4-9/10', 6],
    ['bytes 7-9/10', 3],
  ]);
  expect(told).toEqual([0, 50, true, false, 70, true, false, 85, 100]);
});

test('a file that arrived is not sent again when its answer was lost', async () => {
  FakePut.outcomes = ['lost'];
  offsets(10);
  expect(await settle(put({ resumable: true }))).toEqual({ value: undefined });
  expect(FakePut.sent).toHaveLength(1);
});

test('retries end after the last backoff; a refused upload is not retried', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('no connection'));
  FakePut.outcomes = ['lost', { status: 415 }];
  expect(await settle(put({ resumable: true }))).toMatchObject({ error: { message: 'Network error during upload' } });
  expect(await settle(put({ resumable: true }))).toMatchObject({ error: { status: 415 } });
  expect(FakePut.sent).toHaveLength(2);
});

test('an offline browser waits for the connection without a limit', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  FakePut.outcomes = ['lost'];
  offsets(5);
  const sending = put({ resumable: true });
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(FakePut.sent).toHaveLength(1);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await settle(sending)).toEqual({ value: undefined });
  expect(FakePut.sent).toHaveLength(2);
});

test('an aborted upload rejects with the reason and deletes the file on the server', async () => {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (address, init = {}) => {
    asked.push(`${init.method} ${address}`);
    const ticket = { uploadId: '1', uploadUrl: '/api/uploads/1?s', headers: {}, resumable: true, expiresAt: '' };
    const text = async () => JSON.stringify(ticket);
    return { ok: true, status: 200, headers: new Headers(), text } as Response;
  });
  FakePut.outcomes = ['hangs'];
  const stop = new AbortController();
  const sending = sendUpload('recording', new File(['RIFF'], 'a.wav'), { signal: stop.signal });
  const ended = settle(sending);
  await jest.advanceTimersByTimeAsync(10);
  stop.abort(new Error('enough'));
  expect(await ended).toEqual({ error: new Error('enough') });
  expect(asked).toEqual(['POST http://api.test/api/uploads/presign', 'DELETE http://api.test/api/uploads/1?s']);
});

test('a file that breaks a rule is not announced', async () => {
  globalThis.fetch = jest.fn();
  await expect(sendUpload('recording', new File(['%PDF'], 'a.pdf'))).rejects.toThrow(
    '"a.pdf" is of a type that is not taken here. Use WAV, MP3, FLAC, OGG, M4A, AAC, AMR, MP4, WebM or MOV.',
  );
  expect(fetch).not.toHaveBeenCalled();
});
