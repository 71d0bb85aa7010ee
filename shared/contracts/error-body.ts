import * as z from '@flint/shared/contracts/schema';

/** The body of every answer that is not a success. */
export const ErrorBody = z.object({
  success: z.optional(z.literal(false)),
  message: z.string(),
  error: z.string(),
  field: z.optional(z.string()),
  requestId: z.optional(z.string()),
  runId: z.optional(z.string()),
  retryAfterSeconds: z.optional(z.number()),
  /** What the refused order would cost at most, in whole credits. */
  price: z.optional(z.number()),
  /** Of an edit that was made on outdated values (409): what was asked, and what is there now. */
  conflict: z.optional(z.object({ yours: z.any(), theirs: z.any() })),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
