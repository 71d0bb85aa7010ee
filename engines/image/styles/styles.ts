import type { ImageStyle } from '@flint/shared/contracts/image-options';
import { artistic } from './artistic';
import { cartoon } from './cartoon';
import { photorealistic } from './photorealistic';
import { sketch } from './sketch';
import type { Style } from './style';

export const STYLES: Readonly<Record<ImageStyle, Style>> = { photorealistic, artistic, cartoon, sketch };
