import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Recorder } from './recorder';
import { useRecorder } from './use-recorder';

const track = { stop: jest.fn() };
const stream = { getTracks: () => [track] };

class FakeRecorder {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm');
  state = 'inactive';
  ondataavailable?: (event: { data: Blob }) => void;
  onstop?: () => void;
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['sound']) });
    this.onstop?.();
  }
}
class FakeContext {
  createAnalyser = () => ({ fftSize: 4, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.25) });
  createMediaStreamSource = () => ({ connect: () => undefined });
  close = async () => undefined;
}

const getUserMedia = jest.fn();
const onDone = jest.fn();
const MAX = 60;

function Page() {
  const recording = useRecorder({ maxSeconds: MAX, onDone });
  return <Recorder recording={recording} maxSeconds={MAX} />;
}

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  getUserMedia.mockReset().mockResolvedValue(stream);
  onDone.mockReset();
  track.stop.mockReset();
  Object.assign(globalThis, { MediaRecorder: FakeRecorder, AudioContext: FakeContext });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  await user.click(screen.getByRole('button', { name }));
  await pass(0);
};

test('stop gives a file and releases the microphone', async () => {
  render(<Page />);
  await press('Record');
  await pass(2500);
  expect(screen.getByText('0:02')).toBeInTheDocument();
  expect(screen.getByRole('meter', { name: 'Loudness' })).toHaveAttribute('value', '0.5');
  await press('Stop');
  const [file] = onDone.mock.calls[0] as [File];
  expect([file.name, file.type, file.size]).toEqual(['recording.webm', 'audio/webm;codecs=opus', 5]);
  expect(track.stop).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Record' })).toBeEnabled();
});

test('discard gives nothing and releases the microphone', async () => {
  render(<Page />);
  await press('Record');
  await press('Discard');
  expect(onDone).not.toHaveBeenCalled();
  expect(track.stop).toHaveBeenCalled();
});

test('at the limit recording stops and keeps the file', async () => {
  render(<Page />);
  await press('Record');
  await pass(MAX * 1000 + 200);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('leaving the page releases the microphone', async () => {
  const { unmount } = render(<Page />);
  await press('Record');
  unmount();
  expect(track.stop).toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
});

test.each([
  ['NotAllowedError', 'The microphone is not allowed.'],
  ['NotFoundError', 'There is no microphone.'],
  ['NotReadableError', 'The microphone could not be used.'],
])('%s is shown', async (name, words) => {
  getUserMedia.mockRejectedValue(Object.assign(new Error('no'), { name }));
  render(<Page />);
  await press('Record');
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Record' })).toBeEnabled();
});

test('a browser that cannot record shows a message', async () => {
  Object.assign(globalThis, { MediaRecorder: undefined });
  render(<Page />);
  await press('Record');
  expect(screen.getByRole('alert')).toHaveTextContent('Your browser does not record here.');
});
