import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AudioPlayer } from './audio-player';

/** jsdom does not play: fakes `play`, `pause` and their events. */
const paused = new WeakMap<HTMLMediaElement, boolean>();
const tell = (media: HTMLMediaElement, pause: boolean) => {
  if ((paused.get(media) ?? true) === pause) return;
  paused.set(media, pause);
  media.dispatchEvent(new Event(pause ? 'pause' : 'play'));
};
const { prototype } = HTMLMediaElement;
beforeEach(() => {
  jest.spyOn(prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return paused.get(this) ?? true;
  });
  jest.spyOn(prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    tell(this, false);
  });
  jest.spyOn(prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    tell(this, true);
  });
  jest.spyOn(prototype, 'load').mockImplementation(() => undefined);
});

const AUDIO = { url: '/media/a.mp3?1', contentType: 'audio/mpeg', seconds: 190, peaks: [0.2, 0.8] };
const soundOf = (title: string) =>
  screen.getByRole('region', { name: title }).querySelector('audio') as HTMLAudioElement;

test('plays and pauses', async () => {
  render(<AudioPlayer audio={AUDIO} title="Dawn" />);
  await userEvent.click(screen.getByRole('button', { name: 'Play Dawn' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pause Dawn' }));
  expect(screen.getByRole('button', { name: 'Play Dawn' })).toBeInTheDocument();
});

test('only one player plays at a time', async () => {
  render(
    <>
      <AudioPlayer audio={AUDIO} title="Dawn" />
      <AudioPlayer audio={AUDIO} title="Dusk" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Play Dawn' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play Dusk' }));
  expect(screen.getByRole('button', { name: 'Play Dawn' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pause Dusk' })).toBeInTheDocument();
});

test.each([
  ['{ArrowRight}', '1:05 of 3:10'],
  ['{ArrowLeft}', '0:55 of 3:10'],
  ['{PageUp}', '1:19 of 3:10'],
  ['{PageDown}', '0:41 of 3:10'],
  ['{Home}', '0:00 of 3:10'],
  ['{End}', '3:10 of 3:10'],
])('%s at 1:00 moves to %s, also before the media is loaded', async (key, words) => {
  render(<AudioPlayer audio={AUDIO} title="Dawn" />);
  const slider = screen.getByRole('slider', { name: 'Position in Dawn' });
  fireEvent.change(slider, { target: { value: '60' } });
  slider.focus();
  await userEvent.keyboard(key);
  expect(slider).toHaveAttribute('aria-valuetext', words);
});

test('speed and volume reach the media element', async () => {
  render(<AudioPlayer audio={AUDIO} title="Dawn" />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5×');
  await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
  expect(soundOf('Dawn')).toMatchObject({ playbackRate: 1.5, muted: true });
});

test('an expired URL is renewed, and playback continues', async () => {
  const player = (url: string) => <AudioPlayer audio={{ ...AUDIO, url }} title="Dawn" onLapsed={onLapsed} />;
  const onLapsed = jest.fn(async () => rerender(player('/media/a.mp3?2')));
  const { rerender } = render(player(AUDIO.url));
  await userEvent.click(screen.getByRole('button', { name: 'Play Dawn' }));
  fireEvent.error(soundOf('Dawn'));
  await waitFor(() => expect(soundOf('Dawn')).toHaveAttribute('src', '/media/a.mp3?2'));
  expect(prototype.play).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a source that keeps failing is renewed once, then shows an error', async () => {
  const onLapsed = jest.fn();
  render(<AudioPlayer audio={AUDIO} title="Dawn" onLapsed={onLapsed} />);
  await act(async () => fireEvent.error(soundOf('Dawn')));
  await act(async () => fireEvent.error(soundOf('Dawn')));
  expect(onLapsed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('This recording could not be loaded.');
});

test('a new URL does not interrupt playback', async () => {
  const { rerender } = render(<AudioPlayer audio={AUDIO} title="Dawn" />);
  await userEvent.click(screen.getByRole('button', { name: 'Play Dawn' }));
  rerender(<AudioPlayer audio={{ ...AUDIO, url: '/media/a.mp3?2' }} title="Dawn" />);
  expect(soundOf('Dawn')).toHaveAttribute('src', '/media/a.mp3?1');
});

test('without a way to renew the URL it shows an error, and Retry tries again', async () => {
  render(<AudioPlayer audio={AUDIO} title="Dawn" />);
  fireEvent.error(soundOf('Dawn'));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(prototype.load).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pause Dawn' })).toBeInTheDocument();
});

test('without a source it shows that it is loading', () => {
  render(<AudioPlayer audio={null} title="Dawn" />);
  expect(screen.getByRole('status', { name: 'Loading Dawn' })).toBeInTheDocument();
});
