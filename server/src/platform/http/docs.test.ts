import { createConfig, lintFromString } from '@redocly/openapi-core';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import openapiTS, { astToString } from 'openapi-typescript';
import { CALLS } from '../../../test/support/calls';
import { OTHER_ANSWERS } from './describe-call';
import { collectDocs, serveDocs } from './docs';
import { registerRoutes } from './register-routes';
import { route } from './route';

interface Operation {
  readonly operationId: string;
  readonly security?: readonly object[];
}
type Document = { paths: Record<string, Record<string, Operation>> };

const nothing = async () => undefined;
let text: string;
let document: Document;

beforeAll(async () => {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await collectDocs(app, 'https://flint.test');
  const unused = {
    shown: () => undefined,
    viewerOf: async () => null,
    scopeOf: (id: string) => (id === 'getRun' ? 'read' : undefined),
  };
  registerRoutes(
    app,
    [...new Map(CALLS.map((call) => [call.id, call])).values()].map((call) => route(call, async () => ({}) as never)),
    {
      ...{ publicOrigin: 'https://flint.test', limiter: { consume: nothing as never }, apiKeys: unused },
      ...{ ownKey: async (_user: string, key: string) => key, resolveViewer: async () => null },
      ...{ ownerOfDevice: () => undefined, noteRefusal: nothing as never },
    },
  );
  await serveDocs(app);
  await app.ready();
  text = (await app.inject('/api/openapi.json')).body;
  document = JSON.parse(text) as Document;
  await app.close();
});

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('Redocly finds nothing by its recommended rules', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, config });
  const found = problems.map(({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer}: ${message}`);
  // Both paths are given; they could only be confused for a job named `detail`, and ids are UUIDs.
  const isKnown = (problem: string) => /`\/api\/templates\/jobs\/\{id\}\/answer` and .*\/detail\/\{id\}`/.test(problem);
  expect([...new Set(found)].filter((problem) => !isKnown(problem)).slice(0, 20)).toEqual([]);
}, 60_000);

test('every operation says who may make it', () => {
  expect(operations().filter(({ security }) => security === undefined)).toEqual([]);
  const by = new Map(operations().map(({ operationId, security }) => [operationId, security]));
  expect(by.get('signIn')).toEqual([]);
  expect(by.get('me')).toEqual([{ session: [] }, { accessToken: [] }]);
  expect(by.get('getRun')).toEqual([{ session: [] }, { accessToken: [] }, { apiKey: ['read'] }]);
});

test('openapi-typescript types the answer of every call', async () => {
  // Answers alone: typing inputs and errors as well takes three times the time.
  const answers = JSON.parse(text, (name, value) =>
    /^(requestBody|parameters|[45]XX)$/.test(name) ? undefined : value,
  ) as object;
  const types = astToString(await openapiTS(JSON.stringify(answers)));
  const untyped = operations()
    .map(({ operationId }) => operationId)
    .filter((id) => {
      const name = /\W/.test(id) ? `"${id}"` : id;
      const start = types.indexOf(`\n    ${name}: {`, types.indexOf('export interface operations'));
      const answer = types.slice(start).match(/\n {12}200: \{[\s\S]*?"([\w/-]+)": ?([^\n]*)/);
      const [, media, type = 'missing'] = answer ?? [];
      const isOther = OTHER_ANSWERS[id] === media && type.startsWith('string');
      return start < 0 || (!isOther && (media !== 'application/json' || /^(unknown|never|missing)/.test(type)));
    });
  expect(untyped).toEqual([]);
}, 60_000);
