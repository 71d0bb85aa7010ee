import type { Field } from '../fields';
import { inputSchema } from '../input-schema';
import { type Graph, type GraphFault, STEPS_MAX, type Step } from './graph';
import { instruct } from './instructions';
import { usedFields } from './needs';
import {
  escapeReferences,
  INPUT,
  ITEM,
  mapInput,
  readReferences,
  replaceWords,
  type StepReference,
  wholeReference,
  writeReference,
} from './references';
import { fieldStep, innerName, outerStep, shownName } from './step-names';
import { AGENT_DEPTH_MAX, type SubAgent, type SubAgents } from './sub-agents';

/** A graph in which every step that runs an agent is replaced by the steps of that agent, and what is wrong with those. */
export interface ExpandedGraph {
  /** As it is carried out, where there is no fault. */
  readonly graph: Graph;
  readonly faults: readonly GraphFault[];
}

/**
 * Puts the steps of agents in the place of the steps that run them, so that one engine, one budget and one page serve the
 * whole. What an agent is given takes the place of its form. Pure; never longer than a run may be.
 * @param agents as `loadSubAgents`
 * @param id the agent that the graph is of, where it has one: it does not run itself
 */
export function expandAgents(graph: Graph, agents: SubAgents, id = ''): ExpandedGraph {
  if (!graph.steps.some(({ kind }) => kind === 'agent')) return { graph, faults: [] };
  const expansion = new Expansion(agents);
  expansion.put(graph.steps, { path: [id] });
  return { graph: { ...graph, steps: expansion.steps }, faults: expansion.faults };
}

/** What a field of an agent stands for: something of the graph around it, or a value. */
type Given = { readonly reference: StepReference } | { readonly value: string | number | boolean };

/** Where steps are put. */
interface Level {
  /** The agents that these steps are of, the outermost first. */
  readonly path: readonly string[];
  /** Of an agent's steps: the step that runs it, its condition, and what the fields of its form stand for. */
  readonly within?: {
    readonly step: string;
    readonly when: string | undefined;
    readonly given: ReadonlyMap<string, Given>;
  };
}

class Expansion {
  readonly steps: Step[] = [];
  readonly faults: GraphFault[] = [];
  /** Position of the outer step in the graph as it is written. */
  private at = 0;

  constructor(private readonly agents: SubAgents) {}

  put(steps: readonly Step[], level: Level): void {
    for (const [at, step] of steps.entries()) {
      // One more than a run may have is enough to refuse it.
      if (this.steps.length + this.faults.length > STEPS_MAX) return;
      if (!level.within) this.at = at;
      const placed = level.within ? place(step, level.within) : step;
      if (step.kind === 'agent') this.putAgent(placed, level);
      else this.steps.push(placed);
    }
  }

  private putAgent(step: Step, level: Level): void {
    const id = String(step.input.agent ?? '');
    const agent = this.agents.get(id);
    const message = faultOf(id, agent, level.path);
    if (!agent || message !== undefined) {
      this.fault(step, 'agent', message ?? UNKNOWN);
      // It keeps its place, for those who show the graph.
      this.steps.push(step);
      return;
    }
    const given = this.giveFields(step, agent);
    const { steps } = instruct(agent, agent.instructions);
    this.put(steps, { path: [...level.path, id], within: { step: step.id, when: step.when, given } });
  }

  /** What the fields of an agent stand for. A text is put together by a step of its own. */
  private giveFields(step: Step, agent: SubAgent): ReadonlyMap<string, Given> {
    const values = valuesOf(step);
    const given = new Map<string, Given>();
    for (const name of Object.keys(values))
      if (!Object.hasOwn(agent.inputs, name))
        this.fault(step, `input.${name}`, `“${agent.name}” asks for no “${name}”.`);
    const used = usedFields(agent.steps.map(({ input }) => input));
    for (const [name, field] of Object.entries(agent.inputs)) {
      const value = values[name];
      const reference = typeof value === 'string' ? wholeReference(value) : undefined;
      const fault = reference ? undefined : valueFault(name, field, value, used.has(name));
      if (fault !== undefined) this.fault(step, `input.${name}`, fault);
      else if (reference) given.set(name, { reference });
      else if (isEmpty(value)) {
        if ('default' in field) given.set(name, { value: field.default });
      } else if (field.type === 'text' || field.type === 'long' || field.type === 'list') {
        const id = fieldStep(step.id, name);
        const text = Array.isArray(value) ? value.join('\n') : String(value);
        this.steps.push({ id, kind: 'text', input: { text }, ...(step.when !== undefined && { when: step.when }) });
        given.set(name, { reference: { from: id, output: 'text' } });
      } else given.set(name, { value: value as string | number | boolean });
    }
    return given;
  }

  /** A fault within an agent is one of the step that runs it. */
  private fault({ id }: Step, path: string, message: string): void {
    const step = outerStep(id);
    const field = `steps.${this.at}.input.${step === id ? path : 'agent'}`;
    this.faults.push({ field, step, message: `${shownName(id)}: ${message}` });
  }
}

const UNKNOWN = 'There is no such agent, or it is not published.';

/** Why a step cannot run an agent; undefined where it can, or where the agent is unknown. */
function faultOf(id: string, agent: SubAgent | undefined, path: readonly string[]): string | undefined {
  if (id === '') return 'Choose the agent that it runs.';
  if (path.includes(id)) return `${agent && path[0] !== id ? `“${agent.name}”` : 'The agent'} would run itself.`;
  if (path.length > AGENT_DEPTH_MAX) return `Agents run agents at most ${AGENT_DEPTH_MAX} deep.`;
  return agent?.steps.length === 0 ? `“${agent.name}” has no steps.` : undefined;
}

/** Why a value cannot stand for a field; undefined where it can. Of a text that refers to others, its parts are checked. */
function valueFault(name: string, field: Field, value: unknown, isUsed: boolean): string | undefined {
  if (isEmpty(value)) {
    if ('default' in field) return undefined;
    return isUsed || field.required ? `${field.label} is missing.` : undefined;
  }
  if (field.type === 'upload')
    return `${field.label}: a file that is asked for, or one of an earlier step, stands here.`;
  if (field.type !== 'choice' && field.type !== 'number' && hasReferences(value)) return undefined;
  return inputSchema({ [name]: field }).safeParse({ [name]: value }).error?.issues[0]?.message;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function valuesOf({ input: { input } }: Step): Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
}

function hasReferences(value: unknown): boolean {
  let found = false;
  mapInput(value, (text) => {
    found ||= readReferences(text).length > 0;
    return text;
  });
  return found;
}

/** A step of an agent in the graph around it. */
function place({ id, kind, input, when }: Step, { step, when: outer, given }: NonNullable<Level['within']>): Step {
  const condition = when === undefined ? outer : innerName(step, when);
  const givenFor = (found: StepReference | undefined) => (found?.from === INPUT ? given.get(found.output) : undefined);
  const placed = mapInput(input, (text) => {
    const whole = givenFor(wholeReference(text));
    if (whole && 'value' in whole && typeof whole.value !== 'string') return whole.value;
    return replaceWords(text, (found) => {
      if (found.from === ITEM) return writeReference(found);
      const known = givenFor(found);
      if (known) return 'value' in known ? escapeReferences(String(known.value)) : writeReference(known.reference);
      // A field that stands for nothing refers to no step, never to the form around it.
      return writeReference({ ...found, from: innerName(step, found.from) });
    });
  });
  return {
    ...{ id: innerName(step, id), kind, input: placed as Step['input'] },
    ...(condition !== undefined && { when: condition }),
  };
}
