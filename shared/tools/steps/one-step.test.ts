import { checkGraph } from './check-graph';
import type { Graph } from './graph';
import { oneStep } from './one-step';
import { fitsSlot, sourcesFor } from './sources';

const graph: Graph = {
  inputs: {
    topic: { type: 'text', label: 'Topic' },
    photo: { type: 'upload', label: 'Photo', accepts: 'picture' },
  },
  steps: [
    { id: 'idea', kind: 'chat', input: { messages: [{ role: 'user', content: 'About {{input.topic}}' }] } },
    { id: 'drawn', kind: 'image', input: { prompt: '{{idea.text}}' } },
    { id: 'short', kind: 'condition', input: { text: '{{idea.text}}', contains: 'clay' } },
    {
      ...{ id: 'warm', kind: 'edit', when: 'short' },
      input: { image_url: '{{drawn.image}}', prompt: 'warmer, as {{idea.text}} for {{input.topic}} \\{{so}}' },
    },
  ],
};

test('a step alone asks for all that it refers to, and needs no condition', () => {
  const one = oneStep(graph, 3, {});
  expect(one?.graph.steps).toEqual([
    {
      ...{ id: 'warm', kind: 'edit' },
      input: {
        image_url: '{{input.drawn_image}}',
        prompt: 'warmer, as {{input.idea_text}} for {{input.topic}} \\{{so}}',
      },
    },
  ]);
  expect(one?.from).toEqual({
    drawn_image: { from: 'drawn', output: 'image' },
    idea_text: { from: 'idea', output: 'text' },
    topic: { from: 'input', output: 'topic' },
  });
  expect(one && checkGraph(one.graph, {})).toEqual([]);
});

test('a step is offered what comes before it, by what its field takes', () => {
  const sources = sourcesFor(graph, 3, {});
  const labels = (slot: Parameters<typeof fitsSlot>[1]) =>
    sources.filter((source) => fitsSlot(source, slot)).map(({ label }) => label);
  expect(labels({ takes: 'file', of: ['image'] })).toEqual(['Photo', 'drawn: image']);
  expect(labels({ takes: 'text', max: 100 })).toEqual(['Topic', 'idea: text', 'short: text']);
  expect(labels({ takes: 'list' })).toEqual([]);
});

test('a file of the form stands where a file of its kind goes', () => {
  const faultOf = (step: Graph['steps'][number]) => checkGraph({ ...graph, steps: [step] }, {})[0]?.message;
  const photo = '{{input.photo}}';
  expect(faultOf({ id: 'a', kind: 'cutout', input: { image_url: photo } })).toBeUndefined();
  expect(faultOf({ id: 'a', kind: 'text', input: { text: photo } })).toBe('a: “Photo” is a file: words stand here.');
  expect(faultOf({ id: 'a', kind: 'transcript', input: { audio_url: photo } })).toBe(
    'a: “Photo” is a picture: another file stands here.',
  );
  expect(faultOf({ id: 'a', kind: 'image', input: { prompt: 'clay', image_url: photo } })).toMatch(/edits/);
});
