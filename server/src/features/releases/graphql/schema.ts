import type { GraphQLSchema } from 'graphql';
import { type ControlPlaneDeps, createBuilder } from './builder';
import { defineEnvironmentStates } from './environment-states';
import { defineMutations } from './mutations';
import { definePreviews } from './previews';
import { definePublishing } from './publishing-mutations';
import { defineQueries } from './queries';
import { defineTypes } from './types';

/** The GraphQL schema of the control plane. */
export function buildSchema(deps: ControlPlaneDeps): GraphQLSchema {
  const builder = createBuilder();
  const types = defineTypes(builder);
  defineQueries(builder, types, deps);
  defineMutations(builder, types, deps);
  defineEnvironmentStates(builder, deps);
  const inputs = definePublishing(builder, types, deps);
  definePreviews(builder, types, inputs, deps);
  return builder.toSchema();
}
