/**
 * One scripted behaviour, in the same words as the fal simulator's. It is taken by a prediction when it is created and
 * stays with it to the end.
 *
 * @typedef {object} Rule
 * @property {string} [model] the model it is for, `owner/name`; absent: every one
 * @property {string} [prompt] words of the prompts it is for; absent: every one
 * @property {number} [times] how many predictions it is for; absent: all
 * @property {{ delayMs?: number, error?: number | 'lost' }} [submit] `lost`: accepted and paid, but the socket dies unanswered
 * @property {{ delayMs?: number, hang?: boolean }} [queue]
 * @property {{ delayMs?: number, hang?: boolean, error?: number, type?: string }} [run] ends with `failed`; `type` is its message
 * @property {{ delayMs?: number, error?: number, times?: number }} [status] what asking for an unfinished prediction meets
 * @property {{ delayMs?: number, error?: number, times?: number, pictures?: number }} [result] the same for a finished one
 * @property {{ ignored?: boolean }} [cancel] `ignored`: cancelling is accepted, yet the prediction succeeds
 * @property {{ error?: number | 'truncated' | 'not_an_image', origin?: string }} [media] what downloading a file meets, and
 *   where outputs say their files lie
 */

export {};
