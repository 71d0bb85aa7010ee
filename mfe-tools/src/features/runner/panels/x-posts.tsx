import type { PanelProps } from './panel-props';
import { XPost } from './x-post';
import { COUNTED, XScreens } from './x-screens';

interface Written {
  readonly text: string;
}

/** Preview of the selected post or reply, with X's count. */
export default function XPosts({ output, chosen }: PanelProps) {
  const all = (output.posts ?? output.replies) as readonly Written[];
  return (
    <XScreens note={COUNTED}>
      <XPost text={all[chosen]?.text ?? ''} />
    </XScreens>
  );
}
