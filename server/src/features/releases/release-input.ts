import { ENVIRONMENTS, Version } from '@flint/shared/contracts/releases';
import { REMOTE_NAMES } from '@flint/shared/contracts/remotes';
import { ROLES } from '@flint/shared/contracts/roles';
import { trim } from '@flint/shared/contracts/schema';
import * as z from 'zod/mini';
import { AppError } from '../../platform/http/app-error';
import { mayHold } from './file-types';

const MAX_FILE_BYTES = 8 * 1024 * 1024;
const MAX_FILES = 500;

export const EnvironmentName = z.enum(ENVIRONMENTS, `The environment is one of ${ENVIRONMENTS.join(', ')}.`);
export const Remote = z.enum(REMOTE_NAMES, `The remote is one of ${REMOTE_NAMES.join(', ')}.`);
export const RoleName = z.enum(ROLES, `The role is one of ${ROLES.join(', ')}.`);
export const Percent = z
  .int('The share is a whole percentage.')
  .check(z.gte(0, 'At least 0 %.'), z.lte(100, 'At most 100 %.'));
/** Steps of a ramp. */
export const Steps = z.array(Percent).check(
  z.minLength(2, 'A ramp has at least two steps.'),
  z.maxLength(10, 'A ramp has at most ten steps.'),
  z.refine((steps) => steps.every((step, at) => step > (steps[at - 1] ?? 0)), 'The steps of a ramp rise.'),
);
export const Interval = z
  .int('The interval is a whole number of seconds.')
  .check(z.gte(5, 'At least 5 seconds.'), z.lte(7 * 24 * 60 * 60, 'At most 7 days.'));
export const Why = z
  .string('Say why.')
  .check(trim(), z.minLength(1, 'Say why.'), z.maxLength(500, 'A reason has at most 500 characters.'));
export const First = z.int().check(z.gte(1, 'At least 1.'), z.lte(100, 'At most 100.'));

export const Integrity = z.string().check(z.regex(/^sha384-[\w+/]{64}$/, 'A hash reads like sha384-….'));
const File = z.object({
  path: z.string().check(z.maxLength(200), z.refine(mayHold, 'A release holds no such file.')),
  bytes: z.int().check(z.gte(0), z.lte(MAX_FILE_BYTES, `A file has at most ${MAX_FILE_BYTES / 1024 / 1024} MB.`)),
  integrity: Integrity,
});
export const Files = z.array(File).check(
  z.minLength(1, 'A release has files.'),
  z.maxLength(MAX_FILES, `A release has at most ${MAX_FILES} files.`),
  z.refine((files) => new Set(files.map(({ path }) => path)).size === files.length, 'A file is named twice.'),
);

/** The commit of the sources; null without one. */
export const Revision = z.nullable(
  z.string().check(z.regex(/^[0-9a-f]{7,64}$/, 'A revision is the hash of a commit.')),
);

/** Announcement of an upload. */
export const Upload = z.object({ remote: Remote, version: Version, files: Files });
export type Upload = z.infer<typeof Upload>;

/** Registration of an uploaded release in an environment. */
export const Registration = z
  .object({
    remote: Remote,
    environment: EnvironmentName,
    version: Version,
    manifestIntegrity: Integrity,
    files: Files,
    revision: Revision,
    notes: z.string().check(z.trim(), z.maxLength(500, 'Notes have at most 500 characters.')),
    /** The actor's reason; absent where an older command sent none. */
    why: z.optional(Why),
    /** Registers it although a gate refuses; of staff alone, and with a reason. */
    force: z.optional(z.boolean()),
    /** Percent for a candidate; null makes it stable at once. */
    rollout: z.nullable(Percent),
  })
  .check(z.refine(({ force, why }) => !force || why !== undefined, { error: 'Say why.', path: ['why'] }));
export type Registration = z.infer<typeof Registration>;

/** Validates input. @throws AppError `invalid_input` naming the field and the broken rule */
export function readInput<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.');
  throw new AppError('invalid_input', `${issue?.message ?? 'This is not valid.'}${where ? ` (${where})` : ''}`);
}
