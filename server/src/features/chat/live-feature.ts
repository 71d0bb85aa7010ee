import { defineFeature } from '../../feature';
import { createLiveAnswers } from './live-answers';

/** Answers that are being written in this process. */
export const liveAnswers = defineFeature({ id: 'live-answers', service: () => createLiveAnswers() });
