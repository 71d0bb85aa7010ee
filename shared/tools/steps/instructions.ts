import { type Graph, innerStep, type Step } from './graph';

/**
 * A graph whose writing steps are told something first: it stands before their messages, so that it is checked, priced
 * and made like every other text of a step. Tools keep to their own guides.
 */
export function instruct<G extends Graph>(graph: G, instructions: string): G {
  const words = instructions.trim();
  return words === '' ? graph : { ...graph, steps: graph.steps.map((step) => told(step, words)) };
}

function told(step: Step, words: string): Step {
  const inner = innerStep(step);
  if (inner)
    return inner.kind === 'chat' ? { ...step, input: { ...step.input, input: told(inner, words).input } } : step;
  if (step.kind !== 'chat' || !Array.isArray(step.input.messages)) return step;
  return { ...step, input: { ...step.input, messages: [{ role: 'system', content: words }, ...step.input.messages] } };
}
