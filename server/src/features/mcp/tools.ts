import type { Call } from '@flint/shared/contracts/call';
import { chatCompletion } from '@flint/shared/contracts/chat';
import { type Costs, creditsBalance } from '@flint/shared/contracts/credits';
import { editImage, removeBackground, upscaleImage } from '@flint/shared/contracts/editing';
import { generateImage } from '@flint/shared/contracts/images';
import { listLibrary } from '@flint/shared/contracts/library';
import { generateMusic, textToMusic } from '@flint/shared/contracts/music';
import { promptFromImages } from '@flint/shared/contracts/prompts';
import { cancelRun, getRun, listRuns } from '@flint/shared/contracts/runs';
import { speechToText, textToSpeech } from '@flint/shared/contracts/speech';
import { runTool } from '@flint/shared/contracts/tool-runs';
import { generateVariations } from '@flint/shared/contracts/variations';
import { generateVideo } from '@flint/shared/contracts/videos';
import { executeWorkflow } from '@flint/shared/contracts/workflows';
import { inputSchema } from '@flint/shared/tools/input-schema';
import { loadTool } from '@flint/shared/tools/load';
import { TOOLS, type Tool } from '@flint/shared/tools/tools';
import { priceInWords, toolPriceInWords } from './prices';
import { type ObjectSchema, type Projection, projectCall, toJsonSchema } from './project-call';

/** A tool as clients see it, and the call that it stands for. */
export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly openWorldHint: boolean;
  };
  readonly callId: string;
  readonly method: Call['method'];
  /** Whether it holds credits; `quote` asks for the price of one that does. */
  readonly does: 'read' | 'change' | 'order' | 'quote';
  readonly request: Projection['request'];
}

/** Calls that order, with what the list of prices calls it. A workflow is the sum of its steps. */
const ORDERS: readonly (readonly [Call, string | undefined])[] = [
  [generateImage, 'Picture'],
  [generateVariations, 'Picture'],
  [editImage, 'Edit'],
  [removeBackground, 'Background'],
  [upscaleImage, 'Upscale'],
  [generateVideo, 'Film'],
  [generateMusic, 'Music'],
  [textToMusic, 'Music'],
  [textToSpeech, 'Speech'],
  [speechToText, 'Transcript'],
  [promptFromImages, 'Prompt'],
  [chatCompletion, 'Words'],
  [executeWorkflow, undefined],
];
const LOOKS: readonly (readonly [Call, McpTool['does']])[] = [
  [listLibrary, 'read'],
  [listRuns, 'read'],
  [getRun, 'read'],
  [creditsBalance, 'read'],
  [cancelRun, 'change'],
];
/** What the list of prices calls the work of a platform tool. */
const WORK = { chat: 'Words', image: 'Picture', transcript: 'Transcript' } as const;

/** How an answer reaches its caller, or whose thing is meant: not for a model to say. */
const NOT_HERE = ['stream', 'userId'];

const MAX_CREDITS = {
  type: 'integer',
  minimum: 0,
  description: 'The order is refused, and nothing is held, if it could cost more than this.',
};

/** `generateImage` and `youtube/title-generator` as names of tools. */
const nameOf = (words: string) => words.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/\W+/g, '_');

function annotationsOf(does: McpTool['does']) {
  const isReading = does === 'read' || does === 'quote';
  return { readOnlyHint: isReading, destructiveHint: does === 'change', openWorldHint: false };
}

const withCap = (schema: ObjectSchema): ObjectSchema => ({
  ...schema,
  properties: { ...schema.properties, max_credits: MAX_CREDITS },
});

function orderTool([call, what]: (typeof ORDERS)[number], costs: Costs): McpTool {
  const { inputSchema: schema, request } = projectCall(call, NOT_HERE);
  const price = what === undefined ? 'Price: the sum of its steps.' : priceInWords(costs, what);
  return {
    ...{ name: nameOf(call.id), title: call.summary, description: `${call.summary}. ${price}` },
    ...{ inputSchema: withCap(schema), annotations: annotationsOf('order'), callId: call.id },
    ...{ method: call.method, does: 'order', request },
  };
}

function lookTool([call, does]: (typeof LOOKS)[number]): McpTool {
  const { inputSchema: schema, request } = projectCall(call, NOT_HERE);
  return {
    ...{ name: nameOf(call.id), title: call.summary, description: `${call.summary}. Free.` },
    ...{ inputSchema: schema, annotations: annotationsOf(does), callId: call.id, method: call.method, does, request },
  };
}

async function platformTool({ id, platform, slug, title, summary, capability }: Tool, costs: Costs): Promise<McpTool> {
  const definition = await loadTool(id);
  const { inputSchema: schema, request } = projectCall(runTool, NOT_HERE);
  const { platform: _platform, tool: _tool, input: _input, ...manner } = schema.properties;
  const form = toJsonSchema(inputSchema(definition.inputs));
  const labelled = Object.entries(form.properties).map(([name, field]) => [
    name,
    { description: definition.inputs[name]?.label, ...field },
  ]);
  const input = { ...form, properties: Object.fromEntries(labelled) };
  const price = toolPriceInWords(costs, definition, WORK[capability]);
  return {
    ...{ name: nameOf(id), title, description: `${summary} ${price}`, callId: runTool.id, method: runTool.method },
    inputSchema: withCap({ type: 'object', properties: { input, ...manner }, required: ['input'] }),
    ...{ annotations: annotationsOf('order'), does: 'order' },
    request: (args) => request({ ...args, platform, tool: slug }),
  };
}

/** The price of an order, by the refusal of an order that may hold nothing: the function that charges answers. */
function quoteTool(orders: readonly McpTool[]): McpTool {
  const names = orders.map(({ name }) => name);
  const properties = {
    tool: { type: 'string', enum: names, description: 'The tool that would be called.' },
    arguments: { type: 'object', description: 'The arguments it would be called with.' },
  };
  const byName = new Map(orders.map((tool) => [tool.name, tool]));
  return {
    ...{ name: 'price_of_order', title: 'Price of an order' },
    description: 'Answers what a call of another tool would cost at most, in credits. Nothing is ordered. Free.',
    inputSchema: { type: 'object', properties, required: ['tool', 'arguments'] },
    ...{ annotations: annotationsOf('quote'), callId: generateImage.id, method: 'POST', does: 'quote' },
    request({ tool, arguments: args }) {
      const wanted = byName.get(String(tool));
      const { max_credits: _, ...rest } = (typeof args === 'object' && args !== null ? args : {}) as Record<
        string,
        unknown
      >;
      return wanted ? wanted.request(rest) : { path: '/api/no-such-tool', query: {}, body: {} };
    },
  };
}

/** All tools, with the prices that are in force on this server. */
export async function loadMcpTools(costs: Costs): Promise<McpTool[]> {
  const orders = [
    ...ORDERS.map((row) => orderTool(row, costs)),
    ...(await Promise.all(TOOLS.map((tool) => platformTool(tool, costs)))),
  ];
  return [...orders, quoteTool(orders), ...LOOKS.map(lookTool)];
}
