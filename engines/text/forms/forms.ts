import type { Form } from '../../spec/copy-brief';
import { bio } from './bio';
import { captions } from './captions';
import { description } from './description';
import { email } from './email';
import { hashtags } from './hashtags';
import { hooks } from './hooks';
import { ideas } from './ideas';
import { kit } from './kit';
import { outline } from './outline';
import { improve, lengthen, shorten, summary } from './pasted-text';
import { retone } from './retone';
import { script } from './script';
import { slogans } from './slogans';
import { thread } from './thread';
import { titles } from './titles';
import type { TryWrite } from './voice';

/** The writer of each form. */
export const WRITERS: Readonly<Record<Form, TryWrite>> = {
  ...{ titles, hooks, captions, thread, bio, description, outline, script, hashtags, email, ideas, slogans },
  ...{ summary, shorten, lengthen, retone, improve, kit },
};
