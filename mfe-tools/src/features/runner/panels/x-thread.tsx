import { placed } from '../result/placed';
import type { PanelProps } from './panel-props';
import { XPost } from './x-post';
import { COUNTED, XScreens } from './x-screens';

/** Preview of a thread, each post with X's count. */
export default function XThread({ output }: PanelProps) {
  const posts = output.posts as readonly { readonly text: string }[];
  return (
    <XScreens note={COUNTED}>
      {placed('posts', posts).map(({ path, item, at }) => (
        <XPost key={path} text={item.text} leads={at < posts.length - 1} />
      ))}
    </XScreens>
  );
}
