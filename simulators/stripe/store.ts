import { randomBytes } from 'node:crypto';
import type { Kind, Kinds, StripeObject } from './objects';

/** A new id, as Stripe's look like. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`;

/** The secret by which a browser may confirm an intent. */
export const secretFor = (id: string): string => `${id}_secret_${randomBytes(4).toString('hex')}`;

const isOf = <K extends Kind>(kind: K, object: StripeObject | undefined): object is Kinds[K] => object?.object === kind;

/** A whole list; it is cut into pages when it is answered. */
interface List<Each> {
  object: 'list';
  data: Each[];
  has_more: false;
  url: string;
}

/** The objects of the simulated account, by their ids. */
export class Store {
  readonly #objects = new Map<string, StripeObject>();

  /** Keeps an object, in place of one of its id. */
  keep<Kept extends StripeObject>(object: Kept): Kept {
    this.#objects.set(object.id, object);
    return object;
  }

  clear(): void {
    this.#objects.clear();
  }

  /** An object of any kind. */
  any(id: string | null | undefined): StripeObject | undefined {
    return id ? this.#objects.get(id) : undefined;
  }

  /** An object of a kind; undefined when it is of another, or there is none. */
  find<K extends Kind>(kind: K, id: string | null | undefined): Kinds[K] | undefined {
    const found = this.any(id);
    return isOf(kind, found) ? found : undefined;
  }

  /**
   * An object of a kind that must be there.
   * @throws RangeError when there is none
   */
  get<K extends Kind>(kind: K, id: string | null | undefined): Kinds[K] {
    const found = this.find(kind, id);
    if (found === undefined) throw new RangeError(`There is no ${kind} ${id}`);
    return found;
  }

  /** Objects of a kind, newest first. */
  list<K extends Kind>(kind: K, fits: (each: Kinds[K]) => boolean = () => true): List<Kinds[K]> {
    const data = [...this.#objects.values()].flatMap((each) => (isOf(kind, each) && fits(each) ? [each] : []));
    return { object: 'list', data: data.reverse(), has_more: false, url: '/' };
  }
}
