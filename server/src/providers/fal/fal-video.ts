import { VIDEO_MODELS } from '@flint/shared/contracts/models';
import type { QueuedVideoModel, VideoOrder } from '../spec/media-orders';
import { ProviderError } from '../spec/provider-error';
import type { ProviderFile } from '../spec/queued-model';
import { oneFile } from './fal-files';
import { createFalQueue, type FalOptions } from './fal-queue';
import { labelOf, unknownModel } from './label-of';
import { VIDEO_ENDPOINTS, type VideoEndpoints, type VideoWay } from './video-endpoints';

const endpointsOf = (model: string): VideoEndpoints => {
  const endpoints = Object.hasOwn(VIDEO_ENDPOINTS, model) ? VIDEO_ENDPOINTS[model] : undefined;
  if (!endpoints) throw new ProviderError('refused', { message: unknownModel(model) });
  return endpoints;
};

const wayOf = ({ model, imageUrl }: VideoOrder): VideoWay | undefined =>
  endpointsOf(model)[imageUrl === null ? 'fromText' : 'fromImage'];

const oneOf = (choices: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(choices);

/** The shortest length the model makes that holds what was ordered, else its longest. */
function clipSeconds({ model, durationSeconds }: VideoOrder): number {
  const { seconds } = endpointsOf(model);
  return seconds.find((length) => length >= durationSeconds) ?? Math.max(...seconds);
}

function whyNot(order: VideoOrder): string | undefined {
  const { model, aspectRatio, durationSeconds } = order;
  if (!Object.hasOwn(VIDEO_ENDPOINTS, model)) return unknownModel(model);
  const label = labelOf(VIDEO_MODELS, model);
  const way = wayOf(order);
  if (!way) {
    const others = VIDEO_MODELS.filter(({ id }) => VIDEO_ENDPOINTS[id]?.fromText).map((other) => other.label);
    return `${label} sets a picture in motion. Add a starting image or choose ${oneOf(others)}.`;
  }
  if (way.ratios && !way.ratios.includes(aspectRatio)) {
    return `${label} does not make ${aspectRatio} video. Choose ${oneOf(way.ratios)}.`;
  }
  const { seconds } = endpointsOf(model);
  const longest = Math.max(...seconds);
  if (seconds.length > 1 && durationSeconds > longest) {
    return `${label} makes clips of up to ${longest} seconds. Choose a shorter duration.`;
  }
  return undefined;
}

/** The video models of fal.ai, over its queue. */
export function createFalVideo(options: FalOptions): QueuedVideoModel {
  return {
    ...createFalQueue<VideoOrder, readonly ProviderFile[]>(options, {
      whyNot,
      toCall: (order) => {
        const way = wayOf(order);
        if (!way) throw new ProviderError('refused');
        return way.toCall(order, clipSeconds(order), order.imageUrl ?? '');
      },
      toResult: oneFile('video', 'video/mp4'),
    }),
    clipSeconds,
  };
}
