import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import type { Environment } from '@flint/shared/contracts/boot';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';

const withoutIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
};

/**
 * Query depth, cost and alias limits: our largest query is 4 levels deep and costs 240, a log of a hundred entries some
 * 1,100. Few aliases, since each would read a list again.
 */
export function queryLimits(environment: Environment): Plugin[] {
  return [
    maxTokensPlugin({ n: 1_000 }),
    maxDepthPlugin({ n: 6, ignoreIntrospection: environment === 'development' }),
    maxAliasesPlugin({ n: 5 }),
    costLimitPlugin({ maxCost: 2_000, ignoreIntrospection: environment === 'development' }),
    ...(environment === 'development' ? [] : [withoutIntrospection]),
  ] as Plugin[];
}
