import { ENVIRONMENTS } from '@flint/shared/contracts/releases';
import { REMOTE_NAMES } from '@flint/shared/contracts/remotes';
import { AppError } from '../../../platform/http/app-error';
import { findUserByEmail } from '../../users/user-service';
import { artefactOf } from '../artefact';
import { EnvironmentName, First, Remote, readInput } from '../release-input';
import { describeSteering, listReleases } from '../remote-steering';
import { steeringEvents } from '../steering-log';
import { chartsOf } from '../vitals/charts';
import { withAuthor } from '../why-decided';
import { assertMayRelease, assertStaff, covers } from './access';
import { assertOwnEnvironment } from './apart';
import type { Builder, ControlPlaneDeps } from './builder';
import type { Types } from './types';

const FIRST = 20;

/** Queries: the plan for any visitor; the rest for staff and, of its own scope, for a release token. */
export function defineQueries(builder: Builder, types: Types, deps: ControlPlaneDeps): void {
  const { db, users, releases, environment: own } = deps;
  builder.queryType({
    fields: (t) => ({
      bootPlan: t.field({
        type: types.bootPlan,
        args: { environment: t.arg.string() },
        resolve: (_root, args, caller) => {
          const environment = args.environment ? readInput(EnvironmentName, args.environment) : own;
          if (environment !== own) assertMayRelease(caller, { environment, remote: caller.token?.remote ?? undefined });
          return releases.plan(environment, caller.viewer?.user ?? null);
        },
      }),
      releases: t.field({
        type: [types.steering],
        args: { environment: t.arg.string({ required: true }) },
        resolve: async (_root, args, caller) => {
          const environment = readInput(EnvironmentName, args.environment);
          assertMayRelease(caller, { environment, remote: caller.token?.remote ?? undefined });
          const seen = REMOTE_NAMES.filter((remote) => covers(caller, remote, environment));
          const described = await Promise.all(seen.map((remote) => describeSteering(deps, environment, remote)));
          // Overrides name accounts, which are known to their own environment alone.
          const isApart = deps.isShared && environment !== own;
          return isApart ? described.map((steering) => ({ ...steering, overrides: [] })) : described;
        },
      }),
      releaseList: t.field({
        type: [types.listed],
        args: { remote: t.arg.string(), environment: t.arg.string() },
        resolve: (_root, args, caller) => {
          const environment = args.environment ? readInput(EnvironmentName, args.environment) : undefined;
          const remote = args.remote ? readInput(Remote, args.remote) : undefined;
          const { token } = caller;
          // Absent arguments mean everything the caller may see.
          assertMayRelease(caller, {
            environment: environment ?? token?.environment ?? undefined,
            remote: remote ?? token?.remote ?? undefined,
          });
          return (remote ? [remote] : REMOTE_NAMES).flatMap((name) =>
            (environment ? [environment] : ENVIRONMENTS)
              .filter((each) => covers(caller, name, each))
              .flatMap((each) => listReleases(releases, each, name)),
          );
        },
      }),
      artefact: t.field({
        type: types.artefact,
        description: 'What a version consists of, by hash: for a copy to another environment.',
        args: {
          environment: t.arg.string({ required: true }),
          remote: t.arg.string({ required: true }),
          version: t.arg.string({ description: 'The stable one by default.' }),
        },
        resolve: (_root, args, caller) => {
          const environment = readInput(EnvironmentName, args.environment);
          const remote = readInput(Remote, args.remote);
          assertMayRelease(caller, { environment, remote });
          assertOwnEnvironment(deps, environment);
          return artefactOf(releases, environment, remote, args.version ?? undefined);
        },
      }),
      decision: t.field({
        type: types.decision,
        args: {
          environment: t.arg.string({ required: true }),
          remote: t.arg.string({ required: true }),
          email: t.arg.string({ required: true }),
        },
        resolve: async (_root, args, caller) => {
          assertStaff(caller);
          const environment = readInput(EnvironmentName, args.environment);
          const remote = readInput(Remote, args.remote);
          assertOwnEnvironment(deps, environment);
          const user = await findUserByEmail(users, args.email);
          if (!user) throw new AppError('not_found', `No account has the e-mail address ${args.email}.`);
          const decision = releases.decide(environment, remote, user);
          const { killed } = releases.steeringOf(environment, remote);
          return withAuthor(db, environment, remote, decision, killed !== null);
        },
      }),
      browserErrors: t.field({
        type: [types.browserError],
        args: { environment: t.arg.string({ required: true }), first: t.arg.int() },
        resolve: (_root, args, caller) => {
          assertStaff(caller);
          const environment = readInput(EnvironmentName, args.environment);
          return deps.browserErrors.list(environment, readInput(First, args.first ?? FIRST));
        },
      }),
      vitals: t.field({
        type: [types.vitals],
        description: 'Charts of the candidate and the stable version.',
        args: { environment: t.arg.string({ required: true }), remote: t.arg.string({ required: true }) },
        resolve: (_root, args, caller) => {
          const environment = readInput(EnvironmentName, args.environment);
          const remote = readInput(Remote, args.remote);
          assertMayRelease(caller, { environment, remote });
          const { candidate } = releases.steeringOf(environment, remote);
          const versions = [candidate, releases.stableOf(environment, remote)?.version];
          return chartsOf(
            db,
            environment,
            remote,
            versions.filter((version) => typeof version === 'string'),
          );
        },
      }),
      steeringEvents: t.field({
        type: [types.event],
        args: { environment: t.arg.string({ required: true }), remote: t.arg.string(), first: t.arg.int() },
        resolve: (_root, args, caller) => {
          assertStaff(caller);
          return steeringEvents(db, {
            environment: readInput(EnvironmentName, args.environment),
            remote: args.remote ? readInput(Remote, args.remote) : undefined,
            first: readInput(First, args.first ?? FIRST),
          });
        },
      }),
    }),
  });
}
