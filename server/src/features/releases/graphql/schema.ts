import type { GraphQLSchema } from 'graphql';
import { type ControlPlaneDeps, createBuilder } from './builder';
import { defineMutations } from './mutations';
import { definePublishing } from './publishing-mutations';
import { defineQueries } from './queries';
import { defineTypes } from './types';

/** The GraphQL schema of the control plane. */
export function buildSchema(deps: ControlPlaneDeps): GraphQLSchema {
  const builder = createBuilder();
  const types = defineTypes(builder);
  defineQueries(builder, types, deps);
  defineMutations(builder, types, deps);
  definePublishing(builder, types, deps);
  return builder.toSchema();
}
