import { defineFeature } from '../../../platform/composition/define-feature';
import { createLiveAnswers } from './live-answers';

/** Answers that this process is writing. */
export const liveAnswers = defineFeature({ id: 'live-answers', service: () => createLiveAnswers() });
