import { emit, on } from './bus';
import { setReporter } from './report';

const failure = { callId: 'c', status: 401, message: 'm' };

test('a listener receives events until it unsubscribes', () => {
  const heard: string[] = [];
  const stop = on('authError', ({ message }) => heard.push(message));
  emit('authError', failure);
  emit('serverError', failure);
  stop();
  emit('authError', failure);
  expect(heard).toEqual(['m']);
});

test('a failing listener is reported and does not stop the others', () => {
  const reported: unknown[] = [];
  setReporter((error) => reported.push(error));
  const heard: string[] = [];
  const bug = new Error('bug');
  const stops = [
    on('toast', () => {
      throw bug;
    }),
    on('toast', ({ text }) => heard.push(text)),
  ];
  emit('toast', { text: 'Saved' });
  expect({ heard, reported }).toEqual({ heard: ['Saved'], reported: [bug] });
  for (const stop of stops) stop();
});
