import { checkOutput } from './check';
import type { AnyToolDefinition } from './definition';
import { inputSchema } from './input-schema';
import { loadTool } from './load';
import { outputSchema } from './output-schema';
import { partsIn } from './paths';
import { findTool, TOOLS, toolsOf } from './tools';

test('every platform has its tools', () => {
  expect(
    (['youtube', 'x', 'instagram', 'tiktok', 'facebook', 'google'] as const).map(
      (platform) => toolsOf(platform).length,
    ),
  ).toEqual([8, 6, 8, 8, 6, 6]);
  expect(TOOLS.flatMap(({ platform, alias }) => (alias ? [`${platform}/${alias}`] : []))).toEqual([
    ...['youtube/thumbnail', 'youtube/title', 'youtube/description', 'youtube/transcript', 'youtube/name'],
    ...['instagram/bio', 'tiktok/transcript', 'tiktok/username'],
  ]);
});

test('related tools exist', () => {
  for (const { id, related } of TOOLS) {
    expect(related.map((other) => findTool(other)?.id)).toEqual(related);
    expect(related).not.toContain(id);
  }
});

describe.each(TOOLS.map(({ id }) => id))('%s', (id) => {
  let tool: AnyToolDefinition;
  beforeAll(async () => {
    tool = await loadTool(id);
  });

  const filledIn = () => inputSchema(tool.inputs).parse(tool.page.example.input);
  const shown = () => outputSchema(tool.output).parse(tool.page.example.output);

  test('matches its row, and its page fits search results', () => {
    const { title, description, steps, questions } = tool.page;
    expect(tool.id).toBe(id);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(questions.length).toBeGreaterThanOrEqual(3);
  });

  test('has an example that matches its schema and rules', () => {
    expect(shown()).toEqual(tool.page.example.output);
    expect(checkOutput(tool, shown(), filledIn()).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(Object.keys(filledIn())).toEqual(expect.arrayContaining(Object.keys(tool.page.example.input)));
  });

  test('has input fields, and a text to copy', () => {
    expect(inputSchema(tool.inputs).safeParse({}).success).toBe(false);
    const texts = partsIn(tool.output, shown()).filter(({ part, value }) => part.type === 'text' && value !== '');
    // Tools for pictures have none.
    expect(texts.length > 0).toBe(tool.order?.(filledIn() as never).type !== 'image');
  });

  test('sends what other tools accept', async () => {
    for (const { to, each, fill } of tool.sends) {
      const output = shown();
      if (each) expect(tool.output[each]?.type).toBe('list');
      const filled = fill({ input: filledIn() as never, output: output as never, at: 0 });
      const other = await loadTool(to);
      expect(Object.keys(other.inputs)).toEqual(expect.arrayContaining(Object.keys(filled)));
      for (const [name, value] of Object.entries(filled)) {
        const field = other.inputs[name];
        if (field)
          expect(
            inputSchema({ [name]: { ...field, required: false } as typeof field }).safeParse({ [name]: value }).success,
          ).toBe(true);
      }
    }
  });
});
