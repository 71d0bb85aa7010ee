import { budgetFault } from './budget.mjs';
import { passGates } from './gates.mjs';

const files = [
  { path: 'app.js', bytes: 900 },
  { path: 'app.js.br', bytes: 300 },
  { path: 'app.css', bytes: 50 },
  { path: 'calls.json', bytes: 9000 },
];

test('a budget counts scripts and styles as they are sent', () => {
  expect(budgetFault('mfe-x', files, 350)).toBeUndefined();
  expect(budgetFault('mfe-x', files, 340)).toBe(
    'mfe-x has 350 bytes of scripts and styles, 10 above its budget of 340 in mfe-x/budget.json.',
  );
});

describe('gates', () => {
  const gates = { Size: () => 'too big.', Tests: async () => undefined, Lifecycle: async () => 'no mount().' };

  test('refuse with the words of each that does not pass', async () => {
    const said = [];
    await expect(passGates(gates, { force: false, say: (line) => said.push(line) })).rejects.toThrow(
      'too big.\nno mount().\nNothing was released.',
    );
    expect(said).toEqual([expect.stringMatching(/^Tests: passed/)]);
  });

  test('are told, and end nothing, when they are forced', async () => {
    const said = [];
    await passGates(gates, { force: true, say: (line) => said.push(line) });
    expect(said.at(-1)).toBe('too big.\nno mount().\nForced.');
  });
});
