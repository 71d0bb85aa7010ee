import { setReporter } from '@flint/shared/api/report';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, Suspense } from 'react';
import { lazyPart } from './lazy-part';

const missing = () =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: 'https://flint.test/7.js' });
const loaded = { default: ({ text }: { text: string }) => <b>{text}</b> };

let status = 404;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  status = 404;
  globalThis.fetch = jest.fn(async () => ({ status }) as Response);
});

class Page extends Component<{ children: ReactNode }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render() {
    return this.state.broken ? <p>Oops!</p> : this.props.children;
  }
}

const show = (part: ReactNode) =>
  render(
    <Page>
      <p>The rest</p>
      <Suspense>{part}</Suspense>
    </Page>,
  );

test('a part whose file is gone leaves the page alone, and offers the new version', async () => {
  const report = jest.fn();
  setReporter(report);
  const error = missing();
  const Part = lazyPart(
    () => Promise.reject<typeof loaded>(error),
    ({ text }) => <i>{text}</i>,
  );
  show(<Part text="words" />);
  expect(await screen.findByRole('button', { name: 'A new version is here: reload' })).toBeVisible();
  expect(screen.getByText('The rest')).toBeVisible();
  expect(screen.getByText('words').tagName).toBe('I');
  expect(report).toHaveBeenCalledWith(error, { kind: 'load' });
});

test('a part whose file is there but did not arrive is tried again', async () => {
  status = 200;
  const load = jest.fn<Promise<typeof loaded>, []>().mockRejectedValueOnce(missing()).mockResolvedValue(loaded);
  const Part = lazyPart(load);
  show(<Part text="words" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('words')).toBeVisible();
});

test('a part that was missing is asked for again when it is next shown', async () => {
  const load = jest.fn<Promise<typeof loaded>, []>().mockRejectedValueOnce(missing()).mockResolvedValue(loaded);
  const Part = lazyPart(load);
  const first = show(<Part text="words" />);
  await screen.findByText('This part did not load.');
  first.unmount();
  show(<Part text="words" />);
  expect(await screen.findByText('words')).toBeVisible();
});

test("an error of the part itself reaches the page's boundary", async () => {
  const Part = lazyPart(async () => ({
    default: () => {
      throw new Error('a part that throws');
    },
  }));
  show(<Part />);
  expect(await screen.findByText('Oops!')).toBeVisible();
});
