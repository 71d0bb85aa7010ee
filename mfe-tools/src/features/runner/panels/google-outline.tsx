import { GoogleResult } from './google-result';
import type { PanelProps } from './panel-props';

/** What the outlined page would look like in a search. */
export default function GoogleOutline({ output }: PanelProps) {
  return <GoogleResult title={String(output.title)} description={String(output.description)} address="" site="" />;
}
