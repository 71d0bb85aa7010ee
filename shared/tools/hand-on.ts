import type { AnyToolDefinition, Send } from './definition';

type Values = Readonly<Record<string, unknown>>;

/** An answer that is handed on, with the form that it was made from. */
export interface HandedAnswer {
  readonly input: Values;
  readonly output: unknown;
  /** Index of the item that is handed on, from 0. */
  readonly at: number;
}

/** What one tool hands on to another; undefined where it hands on nothing. */
export function findSend(source: Pick<AnyToolDefinition, 'sends'>, to: string): Send<never, never> | undefined {
  return source.sends.find((send) => send.to === to);
}

/** The values of another tool's form that an answer fills; what it leaves empty is left out. */
export function handOn(source: Pick<AnyToolDefinition, 'sends'>, to: string, answer: HandedAnswer): Values {
  const { input, output, at } = answer;
  const handed = findSend(source, to)?.fill({ input: input as never, output: output as never, at }) ?? {};
  return Object.fromEntries(Object.entries(handed).filter(([, value]) => value !== ''));
}
