import { graphName } from '@flint/shared/contracts/step-graphs';

/** Why a name is not valid; undefined for a valid one. @param thing such as `template` */
export function nameFault(thing: string, name: string): string | undefined {
  return graphName(thing).safeParse(name).error?.issues[0]?.message;
}
