import type { RunOf } from '@flint/shared/contracts/runs';
import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import { EDITION } from '@flint/shared/tools/limits/edition';

type WritingRun = RunOf<'tool'>;

const START = Date.UTC(2026, 10, 21, 14, 2);

/** A finished run of the title generator by default; `value` is its output. */
export function aWritingRun({ value, ...over }: Partial<WritingRun> & { value?: unknown } = {}): WritingRun {
  const usage = { promptTokens: 900, completionTokens: 200 };
  return {
    id: 'run-1',
    kind: 'tool',
    title: 'Title generator: Crossing a desert',
    status: 'completed',
    progress: null,
    phase: 'Done',
    ahead: null,
    recipe: { tool: 'youtube/title-generator', input: {}, model: 'builtin', maxTokens: 1400, seed: 7 },
    servedBy: 'embedded',
    price: 1,
    charged: 1,
    returned: 0,
    images: [],
    media: [],
    output:
      value === undefined ? null : { value, findings: [], edition: EDITION, model: 'builtin', usage, mended: false },
    message: null,
    errorCode: null,
    createdAt: new Date(START).toISOString(),
    startedAt: new Date(START).toISOString(),
    finishedAt: new Date(START + 900).toISOString(),
    ...over,
  };
}

/** Three titles in the tool's shape. */
export const TITLES = {
  titles: [
    { title: 'I crossed a desert with one bag', angle: 'story', why: 'Says what happened.' },
    { title: '=7 days without shade', angle: 'list', why: 'Counts.' },
    { title: 'What a desert does to your feet', angle: 'search', why: 'Names the question.' },
  ],
};

/** A tool run of the title generator with three titles, by default. */
export function aToolRun(over: Partial<ToolRun> = {}): ToolRun {
  return {
    run: aWritingRun({ value: TITLES }),
    tool: 'youtube/title-generator',
    input: { topic: 'Crossing a desert', outcome: '', audience: '', keyword: '', angle: 'any', avoid: [], count: 3 },
    brandProfileId: null,
    output: TITLES,
    edited: null,
    editedAt: null,
    edition: EDITION,
    findings: [],
    parts: [],
    ...over,
  };
}
