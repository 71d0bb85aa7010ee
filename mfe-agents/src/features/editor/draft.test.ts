import {
  addStep,
  askFor,
  change,
  EMPTY,
  moveStep,
  openHistory,
  redo,
  removeStep,
  renameStep,
  replaceStep,
  toBody,
  toDraft,
  undo,
} from './draft';

const two = addStep(addStep(EMPTY, 'text'), 'text');
const template = {
  ...{
    id: 'own',
    name: 'Own',
    description: '',
    sample: {},
    coverUrl: null,
    isPublished: false,
    ownerId: 'me',
    createdAt: null,
  },
};
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

it('asks for a field a line', () => {
  expect(toBody(askFor(linked, 'Topic\n\nWho it is for')).inputs).toEqual({
    topic: { type: 'text', label: 'Topic', required: true },
    who_it_is_for: { type: 'text', label: 'Who it is for', required: true },
  });
});

it('keeps the names and types of fields that steps refer to', () => {
  const thought = { type: 'long', label: 'Your thought', required: true } as const;
  const step = { id: 'idea', kind: 'text', input: { text: '{{input.thought}}' } };
  const opened = toDraft({ ...template, inputs: { thought }, steps: [step] });
  expect(toBody(opened)).toMatchObject({ inputs: { thought }, steps: [step] });
  expect(askFor(opened, 'What you think\nLook').fields).toEqual({
    thought: { ...thought, label: 'What you think' },
    look: { type: 'text', label: 'Look', required: true },
  });
});
