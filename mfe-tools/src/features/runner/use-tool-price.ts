import type { Costs } from '@flint/shared/contracts/credits';
import { clampCount, modelFor } from '@flint/shared/contracts/image-options';
import { imageItem, shownPrice, transcriptItem } from '@flint/shared/contracts/prices/line-items';
import { useQuote } from '@flint/shared/orders/use-quote';
import type { useViewer } from '@flint/shared/orders/use-viewer';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import type { ToolOrder } from '@flint/shared/tools/order';
import { formatCredits } from '@flint/shared/ui/format-number';
import { formatDuration } from '@flint/shared/ui/format-time';
import { priceOfRun } from './price';

interface ToolPrice {
  /** Whole credits; undefined while unknown. */
  readonly price: number | undefined;
  /** How it is computed. */
  readonly sum: string;
  /** The quote, where a recording must be measured first. */
  readonly quote: ReturnType<typeof useQuote>;
}

interface PriceRequest {
  /** Recordings are measured only for signed-in users. */
  readonly viewer: ReturnType<typeof useViewer>['viewer'];
  readonly input: Record<string, unknown>;
  readonly branded: boolean;
}

/** The price of a tool run, by the rule of its order: the server holds the same. */
export function useToolPrice(
  definition: AnyToolDefinition,
  costs: Costs | null,
  { input, branded, viewer }: PriceRequest,
): ToolPrice {
  const order = definition.order?.(input as never);
  const sent = order?.type === 'transcript' && (order.body.upload_id ?? order.body.audio_url) ? order.body : null;
  const recording = viewer === 'guest' ? null : sent;
  const quote = useQuote(recording);
  if (order?.type === 'transcript') return { ...(viewer === 'guest' ? ofMinute(costs) : ofRecording(quote)), quote };
  if (order) return { ...ofPictures(order, costs), quote };
  const price = priceOfRun(definition, costs, { input, branded });
  return { price, sum: price === undefined ? '' : 'At most. What is not used is returned.', quote };
}

function ofPictures({ body }: Extract<ToolOrder, { type: 'image' }>, costs: Costs | null) {
  const count = clampCount(body.num_images);
  const price = shownPrice(costs, imageItem({ model: modelFor(body.model, body.style), count }));
  const each = price === undefined ? '' : ` × ${formatCredits(price / count)}`;
  return { price, sum: `${count} ${count === 1 ? 'picture' : 'pictures'}${each}` };
}

/** The price per minute, for guests. */
function ofMinute(costs: Costs | null) {
  const price = shownPrice(costs, transcriptItem({ seconds: 60 }));
  // The prices are known, but have no row for transcription.
  const isUnheard = costs !== null && price === undefined;
  return { price, sum: isUnheard ? 'Nobody writes recordings down here yet.' : 'For each started minute.' };
}

function ofRecording({ quote, busy }: ReturnType<typeof useQuote>) {
  if (!quote) return { price: undefined, sum: busy ? 'Measuring the recording' : 'The price follows its length.' };
  const { units } = transcriptItem(quote);
  const length = formatDuration(quote.seconds * 1000);
  return { price: quote.price, sum: `${length}, ${units} min at ${formatCredits(quote.price / units)}` };
}
