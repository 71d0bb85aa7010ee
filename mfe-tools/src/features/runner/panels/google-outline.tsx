import { GoogleResult } from './google-result';
import type { PanelProps } from './panel-props';

/** Preview of the outlined page as a search result. */
export default function GoogleOutline({ output }: PanelProps) {
  return <GoogleResult title={String(output.title)} description={String(output.description)} address="" site="" />;
}
