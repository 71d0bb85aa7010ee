import { LIBRARY_FILTERS, type LibraryFilter, type LibraryQuery } from '@flint/shared/contracts/library';

/** Filters in the page's URL; an empty text or `false` does not filter. */
export interface Filters {
  readonly q: string;
  readonly kind: string;
  readonly model: string;
  readonly ratio: string;
  readonly style: string;
  /** Id of a brand profile. */
  readonly brand: string;
  /** Id of a run of several steps. */
  readonly run: string;
  /** First and last day in the viewer's time zone as `2026-11-03`, inclusive. */
  readonly from: string;
  readonly to: string;
  readonly favourite: boolean;
  /** Id of a collection. */
  readonly collection: string;
  readonly deleted: boolean;
}

const Q_MAX = 200;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const NO_FILTERS: Filters = {
  q: '',
  kind: '',
  model: '',
  ratio: '',
  style: '',
  brand: '',
  run: '',
  from: '',
  to: '',
  favourite: false,
  collection: '',
  deleted: false,
};

/** Parses the filters of a URL; invalid values are ignored. */
export function readFilters(params: URLSearchParams): Filters {
  const text = (name: keyof Filters) => params.get(name)?.trim() ?? '';
  const day = (name: 'from' | 'to') => (isDay(text(name)) ? text(name) : '');
  return {
    q: text('q').slice(0, Q_MAX),
    kind: isKind(text('kind')) ? text('kind') : '',
    model: text('model'),
    ratio: text('ratio'),
    style: text('style'),
    brand: ID.test(text('brand')) ? text('brand') : '',
    run: ID.test(text('run')) ? text('run') : '',
    from: day('from'),
    to: day('to'),
    favourite: text('favourite') === 'true',
    collection: ID.test(text('collection')) ? text('collection') : '',
    deleted: text('deleted') === 'true',
  };
}

/** The URL's query after a change of filters; closes the open item. */
export function writeFilters(params: URLSearchParams, change: Partial<Filters>): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('item');
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || value === false) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Converts filters to the API's query. A day becomes its first or last moment in the viewer's time zone. */
export function toLibraryQuery({ from, to, favourite, deleted, kind, ...texts }: Filters): LibraryQuery {
  const given = Object.entries(texts).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(given),
    ...(isKind(kind) && { kind }),
    ...(from && { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
    ...(favourite && { favourite: 'true' }),
    ...(deleted && { deleted: 'true' }),
  };
}

/** The number of active filters; `among` restricts which are counted. */
export function countFilters(
  filters: Filters,
  among: readonly (keyof Filters)[] = Object.keys(NO_FILTERS) as (keyof Filters)[],
): number {
  return among.filter((name) => filters[name] !== NO_FILTERS[name]).length;
}

function isKind(text: string): text is LibraryFilter {
  return (LIBRARY_FILTERS as readonly string[]).includes(text);
}

function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00`));
}
