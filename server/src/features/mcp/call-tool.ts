import { randomUUID } from 'node:crypto';
import { isEnded, type Run } from '@flint/shared/contracts/runs';
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { FastifyInstance } from 'fastify';
import type { Caller, McpDeps } from './deps';
import { toResult, toRunResult } from './results';
import type { McpTool } from './tools';

interface ToolCall {
  readonly caller: Caller;
  /** Aborts when the client cancels or leaves. */
  readonly signal: AbortSignal;
  /** Tells how far it is, in percent; each is more than the one before. */
  progress(percent: number, message: string): Promise<void>;
}

/**
 * Carries out calls of tools as calls of the API, with the key of the caller: schemas, scopes, limits, caps and messages
 * are those of the routes, and cannot differ.
 */
export function createToolCalls(
  app: FastifyInstance,
  { runs, stopping, publicUrl }: McpDeps & { readonly tools: ReadonlyMap<string, McpTool> },
) {
  async function send(
    tool: Pick<McpTool, 'method'>,
    { path, query, body }: ReturnType<McpTool['request']>,
    { authorization }: Caller,
    headers: Record<string, string> = {},
  ) {
    const answer = await app.inject({
      ...{ method: tool.method, url: path, query, headers: { authorization, ...headers } },
      ...(body !== undefined && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  }

  /** Follows a run to its end; one whose caller leaves is cancelled, so that nobody pays for what nobody reads. */
  async function follow(first: Run, { caller, signal, progress }: ToolCall): Promise<Run> {
    let run = first;
    let told = 0;
    for await (const next of runs.follow(first.id, AbortSignal.any([signal, stopping]))) {
      run = next;
      // Steps of a hundredth: the protocol asks that progress grows, also while a run waits.
      told = Math.max(told + 0.01, run.progress ?? 0);
      if (!isEnded(run.status)) await progress(told, run.phase);
    }
    if (signal.aborted && !isEnded(run.status) && !stopping.aborted)
      await send({ method: 'POST' }, { path: `/api/runs/${run.id}/cancel`, query: {}, body: undefined }, caller);
    return run;
  }

  /** A small picture's bytes. */
  async function bytesOf(address: string): Promise<Buffer | undefined> {
    if (!address.startsWith('/')) return undefined;
    const { statusCode, rawPayload } = await app.inject({ method: 'GET', url: address });
    return statusCode === 200 ? rawPayload : undefined;
  }

  return {
    async call(tool: McpTool, args: Readonly<Record<string, unknown>>, call: ToolCall): Promise<CallToolResult> {
      const { max_credits: most, ...rest } = args;
      const isOrder = tool.does === 'order';
      const request = tool.request(isOrder ? rest : args);
      if (!isOrder && tool.does !== 'quote') return toResult(await send(tool, request, call.caller));
      const cap = tool.does === 'quote' ? 'quote' : most === undefined ? undefined : String(most);
      const { status, body } = await send(tool, request, call.caller, {
        ...{ prefer: 'respond-async', 'idempotency-key': randomUUID() },
        ...(cap !== undefined && { 'max-credits': cap }),
      });
      if (tool.does === 'quote' && body.error === 'above_max')
        return toResult({ status: 200, body: { max_credits: body.price } });
      if (status !== 202) return toResult({ status, body });
      const run = await follow(body.run as Run, call);
      return toRunResult(run, { publicUrl, bytesOf });
    },
  };
}
