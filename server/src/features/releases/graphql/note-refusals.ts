import { GraphQLError, getOperationAST, Kind, valueFromASTUntyped } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { NoteRefusal } from '../../../platform/audit/refusals';
import { AppError } from '../../../platform/http/app-error';
import { auditName } from '../actor';
import type { Caller } from './access';

/** Writes into the audit log whom the control plane refused what: callers it knows, by session or release token. */
export function noteRefusals(note: NoteRefusal): Plugin<Caller> {
  return {
    onExecute: () => ({
      async onExecuteDone({ result, args }) {
        if (!('errors' in result) || !result.errors) return;
        const { viewer, token }: Caller = args.contextValue;
        const actor = viewer?.user.id ?? (token && auditName(token));
        if (!actor) return;
        for (const error of result.errors as readonly unknown[]) {
          const original = error instanceof GraphQLError ? error.originalError : undefined;
          if (!(original instanceof AppError) || original.code !== 'forbidden') continue;
          await note({ actor, ...askedFor(args, error as GraphQLError) }, original);
        }
      },
    }),
  };
}

interface Asked {
  readonly document: Parameters<typeof getOperationAST>[0];
  readonly operationName?: string | null | undefined;
  readonly variableValues?: Readonly<Record<string, unknown>> | null | undefined;
}

const PLACE_MAX = 64;

/** The field of the schema that was refused, which an alias may hide, and the remote and environment that it names. */
function askedFor({ document, operationName, variableValues }: Asked, { path }: GraphQLError) {
  const fields = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  const field = fields.find((each) => each.kind === Kind.FIELD && (each.alias ?? each.name).value === path?.[0]);
  if (field?.kind !== Kind.FIELD) return { call: 'graphql', target: '' };
  const given = Object.fromEntries(
    (field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, variableValues)]),
  );
  const { environment = '', remote = '' } = (given.input ?? given) as Readonly<Record<string, unknown>>;
  return { call: field.name.value, target: `${environment}/${remote}`.slice(0, PLACE_MAX) };
}
