import type { Field, Fields } from '../fields';
import type { Step, StepInput, StepKind } from '../steps/graph';
import { INPUT, writeReference } from '../steps/references';
import { freeName } from './free-names';

/** What an earlier step gives, by the names of its outputs. */
export interface Made {
  readonly id: string;
  /** The output that stands for it as words. */
  readonly words?: string;
  /** Its heading, where it has one apart. */
  readonly title?: string;
  readonly list?: string;
  readonly file?: 'image' | 'video' | 'audio';
}

/** Steps while they are put together. */
export class Sketch {
  readonly inputs: Record<string, Field> = {};
  readonly steps: Step[] = [];
  readonly notes: string[] = [];
  readonly unread: string[] = [];
  /** A condition that the next steps depend on. */
  when: string | undefined;
  private readonly made: Made[] = [];

  /** Adds a step under a free name. @param gives its outputs @returns its name */
  add(wanted: string, step: { kind: StepKind; input: StepInput }, gives: Omit<Made, 'id'>): string {
    const id = freeName(
      wanted,
      this.steps.map((each) => each.id),
    );
    this.steps.push({ id, ...step, ...(this.when !== undefined && { when: this.when }) });
    this.made.push({ id, ...gives });
    return id;
  }

  /** A reference to a field of the form, which is added once. */
  ask(wanted: string, field: Field): string {
    const known = Object.entries(this.inputs).find(([, each]) => each.label === field.label);
    const output = known?.[0] ?? freeName(wanted, Object.keys(this.inputs));
    this.inputs[output] = field;
    return writeReference({ from: INPUT, output });
  }

  /** The latest words that a step gives; undefined before there are some. */
  lastWords(): string | undefined {
    return this.last('words');
  }

  /** What the latest words are called, or those words. */
  lastTitle(): string | undefined {
    const made = this.made.findLast(({ words }) => words !== undefined);
    const output = made?.title ?? made?.words;
    return made && output !== undefined ? writeReference({ from: made.id, output }) : undefined;
  }

  lastList(): string | undefined {
    return this.last('list');
  }

  /** The latest file of a type. */
  lastFile(type: NonNullable<Made['file']>): string | undefined {
    const made = this.made.findLast(({ file }) => file === type);
    return made && writeReference({ from: made.id, output: type });
  }

  /** The form's one line about what it is for. */
  topic(): string {
    return this.ask('topic', { type: 'text', label: 'Topic', required: true });
  }

  result(): { inputs: Fields; steps: Step[]; notes: string[]; unread: string[] } {
    const { inputs, steps, notes, unread } = this;
    return { inputs, steps, notes: [...new Set(notes)], unread };
  }

  private last(name: 'words' | 'list'): string | undefined {
    const made = this.made.findLast((each) => each[name] !== undefined);
    const output = made?.[name];
    return made && output !== undefined ? writeReference({ from: made.id, output }) : undefined;
  }
}
