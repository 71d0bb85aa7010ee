import type {
  FastSvdTextToVideoInput,
  LumaDreamMachineRay2ImageToVideoInput,
  LumaDreamMachineRay2Input,
  StableVideoInput,
  Veo3FastImageToVideoInput,
  Veo3FastInput,
  WanProImageToVideoInput,
  WanProTextToVideoInput,
} from '@fal-ai/client/endpoints';
import type { VideoOrder } from '@flint/engines/spec/media-orders';
import type { VideoModelId } from '@flint/shared/contracts/models';
import type { FalCall } from './fal-queue';

/** An endpoint that makes clips. */
export interface VideoWay {
  readonly toCall: (order: VideoOrder, seconds: number, imageUrl: string) => FalCall;
}

export interface VideoEndpoints {
  readonly fromText?: VideoWay;
  readonly fromImage?: VideoWay;
}

/** Stable Video Diffusion makes 25 frames; at ten a second they last 2.5 seconds and still look like motion. */
const SVD_FPS = 10;

const svdMotion = ({ motionBucketId, seed }: VideoOrder) => ({
  fps: SVD_FPS,
  seed,
  ...(motionBucketId !== null && { motion_bucket_id: motionBucketId }),
});

const SVD_SIZES = {
  '16:9': 'landscape_16_9',
  '9:16': 'portrait_16_9',
  '1:1': 'square_hd',
} as const satisfies Record<string, FastSvdTextToVideoInput['video_size']>;

/** What orders ask of them: `clipFault` refuses others before a call is made. */
type Shape = '16:9' | '9:16';

const luma = ({ prompt, aspectRatio }: VideoOrder, seconds: number) => ({
  prompt,
  aspect_ratio: aspectRatio as Shape,
  duration: `${seconds}s` as '5s' | '9s',
  resolution: '720p' as const,
});

const veo = ({ prompt, aspectRatio, seed }: VideoOrder, seconds: number) => ({
  prompt,
  aspect_ratio: aspectRatio as Shape,
  duration: `${seconds}s` as '4s' | '6s' | '8s',
  resolution: '720p' as const,
  generate_audio: true,
  seed,
});

const wan = ({ prompt, seed }: VideoOrder) => ({ prompt, seed, enable_safety_checker: true });

/**
 * Maps our order to each vendor endpoint's fields, by our model's id. Input types are the vendor's (@fal-ai/client
 * 1.10.1, endpoints.d.ts); Runway's endpoint is no longer listed there. docs/providers/fal.md lists the sources and
 * their certainty.
 */
export const VIDEO_ENDPOINTS: Readonly<Record<VideoModelId, VideoEndpoints>> = {
  'fal-ai/stable-video': {
    fromText: {
      toCall: (order) => ({
        endpoint: 'fal-ai/fast-svd/text-to-video',
        input: {
          ...svdMotion(order),
          prompt: order.prompt,
          video_size: SVD_SIZES[order.aspectRatio as keyof typeof SVD_SIZES],
        } satisfies FastSvdTextToVideoInput,
      }),
    },
    fromImage: {
      toCall: (order, _, imageUrl) => ({
        endpoint: 'fal-ai/stable-video',
        input: { ...svdMotion(order), image_url: imageUrl } satisfies StableVideoInput,
      }),
    },
  },
  'fal-ai/luma-dream-machine': {
    fromText: {
      toCall: (order, seconds) => ({
        endpoint: 'fal-ai/luma-dream-machine/ray-2',
        input: luma(order, seconds) satisfies LumaDreamMachineRay2Input,
      }),
    },
    fromImage: {
      toCall: (order, seconds, imageUrl) => ({
        endpoint: 'fal-ai/luma-dream-machine/ray-2/image-to-video',
        input: { ...luma(order, seconds), image_url: imageUrl } satisfies LumaDreamMachineRay2ImageToVideoInput,
      }),
    },
  },
  'fal-ai/runway-gen3/turbo/image-to-video': {
    fromImage: {
      toCall: ({ prompt, aspectRatio, seed }, seconds, imageUrl) => ({
        endpoint: 'fal-ai/runway-gen3/turbo/image-to-video',
        input: { prompt, image_url: imageUrl, duration: String(seconds), ratio: aspectRatio, seed },
      }),
    },
  },
  'fal-ai/veo3/fast/image-to-video': {
    fromText: {
      toCall: (order, seconds) => ({
        endpoint: 'fal-ai/veo3/fast',
        input: veo(order, seconds) satisfies Veo3FastInput,
      }),
    },
    fromImage: {
      toCall: (order, seconds, imageUrl) => ({
        endpoint: 'fal-ai/veo3/fast/image-to-video',
        input: { ...veo(order, seconds), image_url: imageUrl } satisfies Veo3FastImageToVideoInput,
      }),
    },
  },
  'fal-ai/wan-pro/image-to-video': {
    fromText: {
      toCall: (order) => ({
        endpoint: 'fal-ai/wan-pro/text-to-video',
        input: wan(order) satisfies WanProTextToVideoInput,
      }),
    },
    fromImage: {
      toCall: (order, _, imageUrl) => ({
        endpoint: 'fal-ai/wan-pro/image-to-video',
        input: { ...wan(order), image_url: imageUrl } satisfies WanProImageToVideoInput,
      }),
    },
  },
};
