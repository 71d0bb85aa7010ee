/** A service of others that this server has a key for, as the legal pages name it. */
export interface UsedService {
  readonly id: string;
  readonly label: string;
}

/** Places in the drawn legal pages that the server fills: the build knows no services. */
export const SERVICES_PLACE = 'flint-services-place';
export const MAKERS_PLACE = 'flint-makers-place';

/** A service with what it gets, in a sentence. */
export interface ServiceLine {
  readonly who: string;
  readonly gets: string;
}

const NOT_MAKERS: Readonly<Record<string, string>> = {
  smtp: 'carries the codes, links and receipts that are sent to you.',
  bucket: 'keeps the files: what you upload and what is made for you.',
  google: 'learns that you sign in here, if you choose to sign in with it, and tells your address and name.',
  stripe: 'takes your payments: it gets your address, what you buy, and your card, which never comes here.',
};

const join = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** Who makes what is ordered besides this server, by name. */
const makersAmong = (services: readonly UsedService[]) => services.filter(({ id }) => !Object.hasOwn(NOT_MAKERS, id));

/** What each service that is configured here gets of its users. */
export function sayServices(services: readonly UsedService[]): ServiceLine[] {
  const makers = makersAmong(services);
  return [
    makers.length > 0
      ? {
          who: join(makers.map(({ label }) => label)),
          gets: `${makers.length === 1 ? 'makes' : 'make'} what you order: the prompt, the settings and the files that you start from go there, without your name or address.`,
        }
      : {
          who: 'No vendor',
          gets: 'is configured: what you order is made on this server, and your prompt never leaves it.',
        },
    ...services.flatMap(({ id, label }) => (NOT_MAKERS[id] ? [{ who: label, gets: NOT_MAKERS[id] }] : [])),
  ];
}

/** Who makes what is ordered here, in a sentence. */
export function sayMakers(services: readonly UsedService[]): string {
  const names = makersAmong(services).map(({ label }) => label);
  return names.length > 0
    ? `Configured here: ${join(names)}.`
    : 'Here no vendor is configured: everything is made on this server.';
}
