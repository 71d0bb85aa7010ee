import { createHash } from 'node:crypto';
import {
  ACTION_KINDS,
  ACTIONS_MAX,
  type ActionInput,
  ActionInputs,
  type ActionKind,
  PICTURE_ACTIONS,
} from '@flint/shared/contracts/spark-actions';
import type { Fields } from '@flint/shared/tools/fields';
import { findPublished } from '@flint/shared/tools/templates/templates';
import * as z from 'zod/mini';
import type { KnownAgent } from '../agents/agents-service';
import type { TalkPicture } from './talk-pictures';
import { wishesIn } from './wishes';

/** A model's proposal, validated and with every default filled in. */
export interface Proposal {
  readonly kind: ActionKind;
  readonly input: ActionInput;
}

/** Context that decides whether a proposal is allowed. */
export interface Occasion {
  readonly runId: string;
  /** The user's own words in this turn. */
  readonly words: string;
  /** Whether the model read untrusted material. */
  readonly readData: boolean;
  /** Whether the conversation has a brand profile to change. */
  readonly hasBrand: boolean;
  /** The newest picture of the conversation, which edits are made from. */
  readonly picture: TalkPicture | undefined;
  /** The agents that the user may run by name. */
  readonly agents: readonly KnownAgent[];
}

const Block = z.object({ code: z.string(), kind: z.enum(ACTION_KINDS), input: z.record(z.string(), z.unknown()) });

/** Nonce that an answer's proposals must carry: text written before the order cannot contain it. */
export function codeOf(runId: string): string {
  return createHash('sha256').update(`spark action ${runId}`).digest('hex').slice(0, 10);
}

/**
 * Prompt injection guard: the proposals that may become cards. Drops one that is invalid, lacks the answer's nonce, or
 * is a duplicate; when the model read untrusted material, also one that the user's own words did not ask for.
 */
export function proposalsIn(written: readonly string[], occasion: Occasion): Proposal[] {
  const wishes = wishesIn(occasion.words);
  const known = new Set<string>();
  const found: Proposal[] = [];
  for (const json of written) {
    const proposal = read(json, occasion);
    if (!proposal || (proposal.kind === 'brand' && !occasion.hasBrand)) continue;
    if (occasion.readData && !wishes.has(proposal.kind)) continue;
    const text = JSON.stringify(proposal);
    if (!known.has(text)) found.push(proposal);
    known.add(text);
  }
  return found.slice(0, ACTIONS_MAX);
}

type Written = Readonly<Record<string, unknown>>;

/** A run of one of our own templates, with the fields that its form has; invalid for any other. */
function templateInput({ template: id, inputs }: Written) {
  const template = findPublished(String(id));
  return { template: id, name: template?.name, inputs: inputsOf(template?.inputs ?? {}, inputs) };
}

/** A run of an agent that the user may run, found by name or id; invalid for any other. */
function agentInput({ agent: named, about, inputs }: Written, agents: readonly KnownAgent[]) {
  const called = String(named).trim().toLowerCase();
  const agent = agents.find(({ id, name }) => id === called || name.trim().toLowerCase() === called);
  const first = Object.entries(agent?.inputs ?? {}).find(([, { type }]) => type === 'text' || type === 'long');
  const given = first && typeof about === 'string' ? { [first[0]]: about } : {};
  return { agent: agent?.id, name: agent?.name, inputs: { ...given, ...inputsOf(agent?.inputs ?? {}, inputs) } };
}

/** Of what was written, the fields of a form. */
function inputsOf(fields: Fields, written: unknown): Written {
  const given = typeof written === 'object' && written !== null ? (written as Written) : {};
  const names = Object.keys(fields).filter((name) => Object.hasOwn(given, name));
  return Object.fromEntries(names.map((name) => [name, given[name]]));
}

/** Whether a proposal may be of an agent: those that the user may run need not be read for any other. */
export const namesAgent = (json: string): boolean => /"kind"\s*:\s*"agent"/.test(json);

const needsPicture = (kind: ActionKind) => PICTURE_ACTIONS.some((each) => each === kind);

function inForm({ kind, input }: z.infer<typeof Block>, agents: readonly KnownAgent[]): Written {
  if (kind === 'template') return templateInput(input);
  return kind === 'agent' ? agentInput(input, agents) : input;
}

function read(json: string, { runId, picture, agents }: Occasion): Proposal | undefined {
  try {
    const written = Block.parse(JSON.parse(json.replace(/\0/g, '')));
    if (written.code !== codeOf(runId)) return undefined;
    if (needsPicture(written.kind) && !picture) return undefined;
    const named = needsPicture(written.kind) && picture ? { picture: picture.id, pictureName: picture.name } : {};
    const input = ActionInputs[written.kind].safeParse({ ...inForm(written, agents), ...named });
    return input.success ? { kind: written.kind, input: input.data } : undefined;
  } catch {
    return undefined;
  }
}
