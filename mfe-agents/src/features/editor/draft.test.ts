import {
  addStep,
  change,
  EMPTY,
  moveStep,
  openHistory,
  redo,
  removeStep,
  renameStep,
  replaceStep,
  undo,
} from './draft';

const two = addStep(addStep(EMPTY, 'text'), 'text');
const linked = replaceStep(two, 1, { id: 'step-2', kind: 'text', input: { text: 'After {{step-1.text}}' } });

it('names new steps, and renames every reference', () => {
  expect(two.steps.map(({ id }) => id)).toEqual(['step-1', 'step-2']);
  const renamed = renameStep(linked, 0, 'idea');
  expect(renamed.steps.map(({ id, input }) => [id, input.text])).toEqual([
    ['idea', ''],
    ['step-2', 'After {{idea.text}}'],
  ]);
});

it('moves and deletes steps, undoes and redoes', () => {
  expect(moveStep(linked, 1, -1).steps.map(({ id }) => id)).toEqual(['step-2', 'step-1']);
  const history = change(openHistory(linked), removeStep(linked, 0));
  expect(history.now.steps).toHaveLength(1);
  expect(undo(history).now).toBe(linked);
  expect(redo(undo(history)).now.steps).toHaveLength(1);
  expect(undo(openHistory(linked)).now).toBe(linked);
});

it('undoes letters that were typed in a row together', () => {
  const typed = ['A', 'A ', 'A n'].reduce(
    (history, name) => change(history, { ...history.now, name }, 'name'),
    openHistory(two),
  );
  expect(undo(typed).now).toBe(two);
  const other = change(typed, { ...typed.now, description: 'B' }, 'description');
  expect(undo(other).now.name).toBe('A n');
});
