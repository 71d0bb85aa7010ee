import type { InputOf } from '@flint/shared/tools/fields';
import type { bioGenerator } from '@flint/shared/tools/instagram/bio-generator';

type Action = InputOf<(typeof bioGenerator)['inputs']>['action'];

/** Last line: the call to action; `{down}` points to the link. */
export const ENDS: Readonly<Record<Action, readonly string[]>> = {
  link: ['Start here {down}', 'All of it in one place {down}', '{down} Begin here', 'More behind the link {down}'],
  message: ['Questions? Send a message', 'Messages are open', 'Say hello by message', 'One message and we talk'],
  book: ['Book here {down}', 'Dates and booking {down}', '{down} Book your place', 'Save your place {down}'],
  follow: ['Follow along', 'Follow for the next one', 'New here? Follow along', 'Stay a while. Follow along'],
  nothing: [],
};

/** Last line when the link's content is known. */
export const OFFERS: readonly string[] = ['{Offer} {down}', '{down} {Offer}'];

export const AUDIENCES: readonly string[] = ['For {audience}', 'Here for {audience}'];

/** Welcomes, when the form has no further facts. */
export const WELCOMES: readonly string[] = [
  'Come in, stay a while',
  'Glad you are here',
  'A little every day',
  'One post at a time',
  'The good, the tricky and the everyday of it',
  'Small steps, shown as they are',
];
