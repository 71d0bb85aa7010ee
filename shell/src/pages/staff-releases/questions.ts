import type { RemoteSteering } from '@flint/shared/contracts/releases';
import type { Question } from './why-dialog';

export function promoteQuestion({ remote, environment, candidate, stable }: RemoteSteering): Question {
  return {
    title: `Promote ${remote} ${candidate?.version ?? ''} in ${environment}?`,
    description: `Everybody gets it at the next page they open. ${stable ? `${stable.version} stays ready to return to.` : ''}`,
    verb: 'Promote',
    busyVerb: 'Promoting',
  };
}

export function rollBackQuestion({ remote, environment, candidate, stable, previous }: RemoteSteering): Question {
  const common = { verb: 'Roll back', busyVerb: 'Rolling back', bad: true };
  return candidate
    ? {
        ...common,
        title: `Withdraw ${remote} ${candidate.version} in ${environment}?`,
        description: `Whoever has it goes back to ${stable?.version ?? 'nothing'} at the next page they open.`,
      }
    : {
        ...common,
        title: `Roll ${remote} back to ${previous?.version ?? 'the version before'} in ${environment}?`,
        description: `Everybody leaves ${stable?.version ?? 'it'} at the next page they open.`,
      };
}

export function killQuestion({ remote, environment }: RemoteSteering): Question {
  return {
    title: `Kill ${remote} in ${environment}?`,
    description:
      'It goes for everybody, overrides or not, until it is revived. Its pages leave the navigation within ten seconds.',
    verb: `Kill ${remote}`,
    busyVerb: 'Killing',
    bad: true,
  };
}

export function reviveQuestion({ remote, environment }: RemoteSteering): Question {
  return {
    title: `Revive ${remote} in ${environment}?`,
    description: 'Everything is as it was before: switch, versions, rollout and overrides.',
    verb: 'Revive',
    busyVerb: 'Reviving',
  };
}

export function stableQuestion({ remote, environment, stable }: RemoteSteering, version: string): Question {
  return {
    title: `Make ${remote} ${version} stable in ${environment}?`,
    description: `Everybody gets it at the next page they open${stable ? `, instead of ${stable.version}` : ''}.`,
    verb: 'Make stable',
    busyVerb: 'Making it stable',
  };
}

export function endOverrideQuestion({ remote, environment }: RemoteSteering, whom: string): Question {
  return {
    title: `Remove the override for ${whom}?`,
    description: `What they get of ${remote} in ${environment} follows the rules again.`,
    verb: 'Remove',
    busyVerb: 'Removing',
    bad: true,
  };
}
