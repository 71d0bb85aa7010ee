import { type FieldId, fieldOf } from './fields';
import type { MeasuredRule, Measurement } from './rule';
import { amountOf } from './words';

/** Position of a violation. */
export interface FaultPosition {
  readonly field: FieldId;
  /** Index in its list, from 0. */
  readonly at?: number;
}

interface Fault {
  readonly rule: MeasuredRule;
  readonly amount: number;
  /** The violated bound. */
  readonly limit: number;
}

type Say = (fault: Fault, entry?: string) => string;

const farFrom = ({ rule, amount, limit }: Fault, noun?: string): string =>
  `${amountOf(Math.abs(amount - limit), rule.unit, noun)} ${amount > limit ? 'over' : 'short'}.`;
const length: Say = (fault) => farFrom(fault);
const notTaken: Say = ({ amount }) => `${amountOf(amount, 'code-points')} that may not be there.`;

const FAULTS: Readonly<Record<Measurement, Say>> = {
  text: length,
  hashtags: (fault) => farFrom(fault, 'hashtag'),
  mentions: (fault) => farFrom(fault, 'mention'),
  entries: farFrom,
  tags: length,
  'angle-brackets': notTaken,
  'handle-signs': notTaken,
  'handle-ends': () => 'a wrong sign at an end.',
  'username-signs': notTaken,
  'last-full-stop': () => 'a full stop at the end.',
  'plain-name-signs': notTaken,
  'first-chapter': ({ amount }) => `starts after ${amountOf(amount, 'seconds')}.`,
  'chapter-order': () => 'starts no later than the one before.',
  'chapter-lengths': ({ amount }) => `${amountOf(amount, 'seconds')} long.`,
  width: ({ amount }) => `${amountOf(amount, 'pixels')} wide.`,
  aspect: () => 'not 16:9.',
  'file-size': length,
};

/** The message of a violation: `Title: 7 characters over.` */
export function faultOf(place: FaultPosition, fault: Fault): string {
  return `${placeName(place)}: ${FAULTS[fault.rule.measured](fault, fieldOf(place.field).entry)}`;
}

/** `Title`, or `Post 2` of a list. */
function placeName({ field, at }: FaultPosition): string {
  const { label, entry = label } = fieldOf(field);
  return at === undefined ? label : `${entry.charAt(0).toUpperCase()}${entry.slice(1)} ${at + 1}`;
}
