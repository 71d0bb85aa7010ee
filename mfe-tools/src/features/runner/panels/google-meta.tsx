import { GoogleResult } from './google-result';
import type { PanelProps } from './panel-props';

interface Pair {
  readonly title: string;
  readonly description: string;
}

/** Preview of the selected title and description as a search result. */
export default function GoogleMeta({ output, input, chosen }: PanelProps) {
  const pairs = output.results as readonly Pair[];
  const { title = '', description = '' } = pairs[chosen] ?? {};
  return (
    <GoogleResult {...{ title, description }} address={String(input.address ?? '')} site={String(input.site ?? '')} />
  );
}
