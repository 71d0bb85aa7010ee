import { Version } from '@flint/shared/contracts/releases';
import * as z from 'zod/mini';
import { EnvironmentName, Files, Integrity, Remote, Revision, Why } from '../release-input';

/** A week. */
const DEFAULT_HOURS = 7 * 24;
const MAX_HOURS = 30 * 24;

/** Announcement of a preview's files. */
export const PreviewUpload = z.object({ remote: Remote, environment: EnvironmentName, files: Files });
export type PreviewUpload = z.infer<typeof PreviewUpload>;

/** Registration of an uploaded preview. */
export const PreviewRegistration = z.object({
  remote: Remote,
  environment: EnvironmentName,
  branch: z
    .string()
    .check(
      z.regex(
        /^\w[\w./@#+-]{0,99}$/,
        'A branch has 1 to 100 letters, digits and any of . / @ # + - and begins with a letter or digit.',
      ),
    ),
  version: Version,
  manifestIntegrity: Integrity,
  files: Files,
  revision: Revision,
  why: Why,
  /** Registers it although a gate refuses; of staff alone. */
  force: z.optional(z.boolean()),
  hours: z._default(
    z
      .int('A preview lasts whole hours.')
      .check(z.gte(1, 'A preview lasts at least an hour.'), z.lte(MAX_HOURS, 'A preview lasts at most 30 days.')),
    DEFAULT_HOURS,
  ),
});
export type PreviewRegistration = z.infer<typeof PreviewRegistration>;
