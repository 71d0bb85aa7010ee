import { filmParts, stepParts, typedValue } from './step-slots';

const film = { id: 'film', kind: 'video', input: { prompt: 'A boat' } } as const;
const KNOWN = { tools: {}, agents: new Map() };

it('offers any length and every ratio where a film is made here, beginning with the defaults', () => {
  expect(filmParts(film.input, 'embedded')).toEqual([
    { path: 'duration', label: 'Length', takes: 'seconds', value: 5, min: 1, max: 30 },
    expect.objectContaining({ path: 'aspect_ratio', label: 'Ratio', takes: 'choice', value: '16:9' }),
  ]);
});

it('offers the lengths and ratios of the vendor’s model, and keeps a length as a number', () => {
  const parts = stepParts(
    { ...film, input: { ...film.input, model: 'fal-ai/veo3/fast/image-to-video' } },
    {
      ...KNOWN,
      filmedBy: 'fal',
    },
  );
  const [length, ratio] = parts.slice(1);
  expect(length).toMatchObject({ value: '6', options: [{ label: '4 s' }, { label: '6 s' }, { label: '8 s' }] });
  expect(length && typedValue(length, '8')).toBe(8);
  expect(ratio).toMatchObject({ options: [{ value: '16:9' }, { value: '9:16' }] });
});

it('changes nothing of a step that is only looked at', () => {
  const { input } = film;
  stepParts(film, { ...KNOWN, filmedBy: 'fal' });
  expect(input).toEqual({ prompt: 'A boat' });
});
