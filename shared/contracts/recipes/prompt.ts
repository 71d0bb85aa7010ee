import type { Fare } from '../fare';

/** What a prompt was to be read from. */
export interface PromptRecipe {
  /** Addresses of 1 to 4 pictures, or none where a text was read. */
  readonly images: readonly string[];
  /** A pasted text; null where pictures were read. */
  readonly text: string | null;
}

/** What was read from pictures or a text. */
export interface FoundPrompt {
  readonly prompt: string;
  /** `#rrggbb`, the most present first. */
  readonly palette: readonly string[];
}

/** One price, however many pictures. */
export function promptFare(): Fare {
  return { key: 'prompt', units: 1 };
}
