import { randomUUID } from 'node:crypto';
import { TEMPLATES_MAX, type Template, type TemplateBody } from '@flint/shared/contracts/templates';
import type { Fields } from '@flint/shared/tools/fields';
import type { Step } from '@flint/shared/tools/steps/graph';
import type { PublishedTemplate } from '@flint/shared/tools/templates/template';
import { findPublished, PUBLISHED_TEMPLATES } from '@flint/shared/tools/templates/templates';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { lockQuota } from '../../platform/db/quota-repository';
import { transact } from '../../platform/db/transaction';
import { AppError, keyReused, notFound } from '../../platform/http/app-error';
import { type LatestGraph, plainSteps, type RunWish, sampleInputs, toGraph, toGraphOrder } from '../steps/graph-order';
import type { Steps } from '../steps/steps-service';
import { coverAddress } from './covers';
import type { NewTemplate, TemplateRow } from './tables';
import {
  countTemplates,
  dropTemplate,
  findTemplate,
  findTemplates,
  insertTemplate,
  replaceTemplate,
} from './templates-repository';

/** Every method that takes an id throws AppError `not_found` for a template that the user may not see. */
export interface Templates {
  /**
   * Checks and stores a template. Idempotent by key.
   * @throws AppError `invalid_input` naming field and step; `conflict` beyond the most of a user
   */
  create(userId: string, body: TemplateBody, key: string | undefined): Promise<Template>;
  /** Replaces an own template. @throws AppError `invalid_input` naming field and step */
  update(userId: string, id: string, body: TemplateBody): Promise<Template>;
  remove(userId: string, id: string): Promise<void>;
  /** Those of the product first, then those of users, newest first. */
  published(): Promise<Template[]>;
  mine(userId: string): Promise<Template[]>;
  read(userId: string, id: string): Promise<Template>;
  /** What a run of it would carry out now. */
  latest(userId: string, id: string): Promise<LatestGraph>;
  /** Runs a template; @returns the id of its job. @throws as starting steps */
  run(userId: string, id: string, order: RunWish, key: string | undefined): Promise<string>;
  /** Runs one step by itself; @returns the id of its job. @throws as starting steps */
  tryStep(userId: string, order: StepTrial, key: string | undefined): Promise<string>;
}

/** A step with the form and the values of what it refers to. */
export interface StepTrial {
  readonly step: object;
  readonly fields: object;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly brandProfileId?: string | undefined;
}

export function createTemplates({ db, steps }: { db: Db; steps: Pick<Steps, 'check' | 'start'> }): Templates {
  async function toRow(userId: string, id: string, body: TemplateBody): Promise<NewTemplate> {
    const { name, description = '', inputs = {}, steps: given = [], isPublished = false } = body;
    const graph = { inputs: inputs as Fields, steps: given as Step[] };
    if (given.length > 0) await steps.check(graph);
    return { id, user_id: userId, name, description, ...graph, is_published: isPublished };
  }

  async function read(userId: string, id: string): Promise<Template> {
    const ours = findPublished(id);
    if (ours) return fromProduct(ours);
    const row = isUuid(id) ? await findTemplate(db, id) : undefined;
    if (!row || (row.user_id !== userId && !row.is_published)) throw notFound('template');
    return toTemplate(row);
  }

  return {
    read,
    async create(userId, body, key = randomUUID()) {
      const given = await toRow(userId, key, body);
      const row = await transact(db, async (tx) => {
        await lockQuota(tx, 'templates', userId);
        const made = await insertTemplate(tx, given);
        if (made && (await countTemplates(tx, userId)) > TEMPLATES_MAX)
          throw new AppError('conflict', `You have ${TEMPLATES_MAX} templates. Remove one first.`);
        return made;
      });
      const known = row ?? (await findTemplate(db, key));
      if (known?.user_id !== userId) throw keyReused();
      return toTemplate(known);
    },
    async update(userId, id, body) {
      const row = isUuid(id) ? await replaceTemplate(db, await toRow(userId, id, body)) : undefined;
      if (!row) throw notFound('template');
      return toTemplate(row);
    },
    async remove(userId, id) {
      if (!isUuid(id) || !(await dropTemplate(db, userId, id))) throw notFound('template');
    },
    published: async () => [
      ...PUBLISHED_TEMPLATES.map(fromProduct),
      ...(await findTemplates(db, undefined)).map(toTemplate),
    ],
    latest: async (userId, id) => ({ graph: toGraph(await read(userId, id)), changedAt: null }),
    mine: async (userId) => (await findTemplates(db, userId)).map(toTemplate),
    async run(userId, id, wish, key) {
      const template = await read(userId, id);
      if (template.steps.length === 0)
        throw new AppError('invalid_input', 'Add a step to it first.', { field: 'steps' });
      return steps.start(userId, { ...toGraphOrder(template, wish), templateId: id }, key);
    },
    tryStep(userId, { step, fields, inputs, brandProfileId }, key) {
      const graph = { inputs: fields as Fields, steps: [step as Step] };
      const name = `Try of ${graph.steps[0]?.id}`;
      return steps.start(userId, { name, graph, inputs, options: {}, brandProfileId }, key);
    },
  };
}

function fromProduct({ id, name, description, inputs, steps, sample }: PublishedTemplate): Template {
  return {
    ...{ id, name, description, inputs, sample: { ...sample }, coverUrl: coverAddress(id) },
    steps: plainSteps(steps),
    ...{ isPublished: true, ownerId: null, createdAt: null },
  };
}

function toTemplate({
  id,
  user_id,
  name,
  description,
  inputs,
  steps,
  is_published,
  created_at,
}: TemplateRow): Template {
  return {
    ...{ id, name, description, inputs, sample: sampleInputs(inputs), coverUrl: null },
    steps: plainSteps(steps),
    ...{ isPublished: is_published, ownerId: user_id, createdAt: created_at.toISOString() },
  };
}
