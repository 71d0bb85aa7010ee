import { DEFAULT_CHAT_MODEL } from '../contracts/chat';
import { costTable } from '../contracts/prices/cost-table';
import { priceTool } from '../contracts/prices/tool-price';
import { loadTool } from './load';
import { partTokens } from './part-tokens';
import { partsIn } from './paths';
import { findTool } from './tools';
import { threadArchitect } from './x/thread-architect';
import { titleGenerator } from './youtube/title-generator';

const costs = costTable({ chat: 'openai-compatible' } as never);

test.each([titleGenerator, threadArchitect])(
  '$id: rewriting a part costs no more than the whole answer, and less for a short part',
  async ({ id }) => {
    const tool = await loadTool(findTool(id)!.id);
    const { input, output } = tool!.page.example;
    const model = DEFAULT_CHAT_MODEL;
    const priceFor = (cost: { maxTokens: number; told?: number }) =>
      priceTool(costs, { input, model, branded: false, ...cost });
    const whole = priceFor({ maxTokens: tool!.maxTokens });
    for (const { path } of partsIn(tool!.output, output))
      expect(priceFor(partTokens(tool!, path, output))).toBeLessThanOrEqual(whole);
    const one = partTokens(tool!, `${Object.keys(tool!.output)[0]}.0`, output);
    expect(one.maxTokens).toBeLessThan(tool!.maxTokens / 2);
  },
);
