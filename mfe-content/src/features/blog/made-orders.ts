import * as z from '@flint/shared/contracts/schema';
import { createOrderAtom } from '@flint/shared/orders/order-atom';

/** What was ordered: sent again with the run's id as its key, it answers what the run has made. */
const ordered = <Body extends z.ZodMiniType>(body: Body) =>
  z.catch(z.nullable(z.object({ runId: z.string(), body })), null);

const DraftOrder = z.object({
  topic: z.catch(z.string(), ''),
  ordered: ordered(z.object({ topic: z.string(), category: z.optional(z.string()) })),
});

const HeroOrder = z.object({
  prompt: z.catch(z.string(), ''),
  ordered: ordered(z.object({ prompt: z.string(), title: z.optional(z.string()) })),
});

/** The facts for a draft, and the draft that was ordered and not yet taken: neither is lost by a reload. */
export const draftOrderAtom = createOrderAtom({ key: 'flint:blog-draft', form: DraftOrder });
/** The same for the picture at the top. */
export const heroOrderAtom = createOrderAtom({ key: 'flint:blog-hero', form: HeroOrder });
