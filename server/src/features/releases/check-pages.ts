import { NAV_ICONS, type RemotePage } from '@flint/shared/contracts/remote-page';
import { type RemoteName, SLOT_KINDS } from '@flint/shared/contracts/remotes';
import { ROLES } from '@flint/shared/contracts/roles';
import { FORWARDS, PAGES } from '@flint/shared/contracts/routes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import * as z from 'zod/mini';
import { AppError } from '../../platform/http/app-error';
import { NOT_PAGES } from '../../platform/web/not-pages';

const MAX_PAGES = 100;
const GUARDS = ['login', 'verified', 'roles', 'minCredits'];
const text = (what: string, max: number) =>
  z
    .string(`the ${what} is missing.`)
    .check(
      z.trim(),
      z.minLength(1, `the ${what} is missing.`),
      z.maxLength(max, `the ${what} has at most ${max} characters.`),
    );

const PagePath = z
  .string('the path is missing.')
  .check(
    z.maxLength(200, 'a path has at most 200 characters.'),
    z.regex(/^\/[a-z0-9-]+(\/([a-z0-9-]+|:[a-z]\w*))*$/, 'a path reads like /guides or /guides/:id.'),
  );

/** The rules for one declared page; the messages complete “Page /x: ”. */
const Page = z.strictObject({
  path: PagePath,
  guard: z.strictObject({
    login: z.optional(z.boolean('the guard login is true or false.')),
    verified: z.optional(z.boolean('the guard verified is true or false.')),
    roles: z.optional(
      z
        .array(z.enum(ROLES, `a role is one of ${ROLES.join(', ')}.`))
        .check(z.minLength(1, 'the guard roles names a role.')),
    ),
    minCredits: z.optional(
      z.int('the guard minCredits is a whole number.').check(z.gte(1, 'the guard minCredits is at least 1.')),
    ),
  }),
  frame: z.enum(['public', 'app'], 'the frame is public or app.'),
  inApp: z.optional(z.boolean('inApp is true or false.')),
  session: z.boolean('session is true or false.'),
  title: text('title', 60),
  description: z.optional(text('description', 155)),
  unlisted: z.optional(z.boolean('unlisted is true or false.')),
  navigation: z.optional(
    z.strictObject({
      label: text('label of the navigation', 20),
      icon: z.enum(NAV_ICONS, `the icon of the navigation is one of ${NAV_ICONS.join(', ')}.`),
    }),
  ),
  palette: z.optional(
    z.strictObject({
      title: text('title of the palette entry', 60),
      words: z.optional(z.array(text('word of the palette entry', 30)).check(z.maxLength(10))),
    }),
  ),
});

/** A path that another release serves in the environment. */
export interface Taken {
  readonly path: string;
  readonly remote: RemoteName;
  readonly version: string;
}

interface Declared {
  readonly pages: readonly string[];
  readonly routes: readonly unknown[];
}

/**
 * Checks the pages of a manifest against the rules and the shell's and other remotes' pages of the table.
 * @returns the declared pages
 * @throws AppError `invalid_input` naming the page and the rule
 */
export function checkPages(remote: RemoteName, { pages, routes }: Declared): RemotePage[] {
  if (routes.length > MAX_PAGES) throw refused(`A release declares at most ${MAX_PAGES} pages.`);
  const declared = routes.map(parsePage);
  for (const [index, { path }] of declared.entries()) {
    if (NOT_PAGES.test(path)) refuse(path, 'this address is the server’s.');
    if (declared.slice(0, index).some((other) => overlap(other.path, path))) refuse(path, 'it is declared twice.');
    if (path in FORWARDS) refuse(path, 'this path belongs to the shell.');
    const row = (PAGES as readonly PageRoute[]).find((each) => overlap(each.path, path));
    if (!row) continue;
    const { owner } = row;
    if (owner === 'shell') refuse(path, 'this path belongs to the shell.');
    refuse(path, owner === remote ? `it clashes with ${row.path}.` : `this path belongs to ${owner}.`);
  }
  for (const id of pages) {
    if (declared.some(({ path }) => path === id)) continue;
    const row = PAGES.find((page) => page.id === id);
    if (!row) throw refused(`Page ${id}: there is no such page. Declare it with its path.`);
    if (row.owner !== remote)
      refuse(row.path, `this path belongs to ${row.owner === 'shell' ? 'the shell' : row.owner}.`);
  }
  return declared;
}

/** @throws AppError `invalid_input` when a page clashes with one that another remote serves in the environment */
export function checkTaken(routes: readonly RemotePage[], environment: string, taken: readonly Taken[]): void {
  for (const { path } of routes) {
    const other = taken.find((each) => overlap(each.path, path));
    if (other) refuse(path, `this path belongs to ${other.remote} ${other.version}, which is live in ${environment}.`);
  }
}

/** @throws AppError `invalid_input` naming the slot and the rule */
export function checkSlots(manifest: object): void {
  const { slots, pages } = manifest as { slots?: unknown; pages?: unknown };
  if (!Array.isArray(slots) || !Array.isArray(pages)) return;
  for (const slot of slots) {
    const { id, kind, page } = (slot ?? {}) as { id?: unknown; kind?: unknown; page?: unknown };
    if (!SLOT_KINDS.some((known) => known === kind))
      throw refused(`Slot ${id}: there is no slot ${kind}. The slots are ${SLOT_KINDS.join(', ')}.`);
    if (!pages.includes(page)) throw refused(`Slot ${id}: the page ${page} is not one of this release.`);
  }
}

function parsePage(raw: unknown): RemotePage {
  const { path = '(without a path)', guard } = raw as { path?: unknown; guard?: unknown };
  const unknown = Object.keys(guard ?? {}).find((name) => !GUARDS.includes(name));
  if (unknown) refuse(path, `there is no guard ${unknown}. The guards are ${GUARDS.join(', ')}.`);
  const { data, error } = Page.safeParse(raw);
  if (!data) return refuse(path, error?.issues[0] ? ruleOf(error.issues[0]) : 'it cannot be read.');
  const { login, ...more } = data.guard;
  if (!login && Object.keys(more).length > 0) refuse(path, 'a guard needs login.');
  if (login && !data.session) refuse(path, 'a guarded page waits for the session.');
  if (!login && data.frame === 'app') refuse(path, 'a page in the app’s frame needs the guard login.');
  if (data.navigation && data.path.includes(':')) refuse(path, 'a navigation entry needs a path without parameters.');
  if (data.palette && data.path.includes(':')) refuse(path, 'a palette entry needs a path without parameters.');
  return data as RemotePage;
}

function ruleOf({
  code,
  message,
  ...issue
}: {
  code: string;
  message: string;
  path: PropertyKey[];
  keys?: string[];
}): string {
  if (code === 'unrecognized_keys') return `there is no field ${[...issue.path, issue.keys?.[0]].join('.')}.`;
  return /^[a-z]/.test(message) ? message : `the field ${issue.path.join('.')} is missing or of another kind.`;
}

/** Whether some address fits both patterns. */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase().split('/'), other.toLowerCase().split('/')];
  return (
    a.length === b.length &&
    a.every((part, index) => part === b[index] || part.startsWith(':') || b[index]?.startsWith(':') === true)
  );
}

function refuse(path: unknown, rule: string): never {
  throw refused(`Page ${path}: ${rule}`);
}

const refused = (message: string) => new AppError('invalid_input', message);
