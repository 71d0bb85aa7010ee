import type { Provider } from './define-provider';
import { embedded } from './embedded/provider';
import { fal } from './fal/provider';
import { openAiCompatible } from './openai-compatible/provider';
import { replicate } from './replicate/provider';

/** THE list of providers: of those that are on and offer a capability, the first gets new orders. */
export const PROVIDERS: readonly Provider[] = [openAiCompatible, fal, replicate, embedded];
