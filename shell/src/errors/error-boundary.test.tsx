import { setReporter } from '@flint/shared/api/report';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REPORTED } from '../telemetry/use-reported';
import { ErrorBoundary } from './error-boundary';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

let broken = true;
function Page() {
  if (broken) throw new Error('a page that throws');
  return <h1>The page</h1>;
}

function show(place = '/here') {
  broken = true;
  return render(
    <ErrorBoundary place={place}>
      <Page />
    </ErrorBoundary>,
  );
}

const NOTIFIED = "We've been notified and are working on a fix.";

test('the error screen has its texts and exactly two buttons', () => {
  setReporter((error) => dispatchEvent(new CustomEvent(REPORTED, { detail: error })));
  show();
  const screenOfError = within(screen.getByRole('alert'));
  expect(screenOfError.getByRole('heading', { level: 1 })).toHaveTextContent(/^Oops! Something went wrong$/);
  expect(screenOfError.getByText(NOTIFIED)).toBeVisible();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Try Again', 'Go Home']);
});

test('it says that we were notified only once a report of this error was accepted', () => {
  let reported: unknown;
  setReporter((error) => (reported = error));
  show();
  act(() => void dispatchEvent(new CustomEvent(REPORTED, { detail: new Error('another') })));
  expect(screen.queryByText(NOTIFIED)).toBeNull();
  act(() => void dispatchEvent(new CustomEvent(REPORTED, { detail: reported })));
  expect(screen.getByText(NOTIFIED)).toBeVisible();
});

test('Try Again renders the page again', async () => {
  show();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

test('navigating away from a crash shows the next page', () => {
  const { rerender } = show('/here');
  broken = false;
  rerender(
    <ErrorBoundary place="/there">
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

test('the error is reported', () => {
  const report = jest.fn();
  setReporter(report);
  show();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'a page that throws' }), { kind: 'render' });
});
