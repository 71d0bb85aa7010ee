/**
 * A scripted behaviour (fault injection), with the fields of the fal simulator. A prediction takes it when it is created,
 * and keeps it to the end.
 *
 * @typedef {object} Rule
 * @property {string} [model] the model it is for, `owner/name`; absent: every one
 * @property {string} [prompt] words of the prompts it is for; absent: every one
 * @property {number} [times] how many predictions it is for; absent: all
 * @property {{ delayMs?: number, error?: number | 'lost' }} [submit] `lost`: accepted and paid, but the socket dies unanswered
 * @property {{ delayMs?: number, hang?: boolean }} [queue]
 * @property {{ delayMs?: number, hang?: boolean, error?: number, type?: string }} [run] ends with `failed`; `type` is its message
 * @property {{ delayMs?: number, error?: number, times?: number }} [status] faults of reading an unfinished prediction
 * @property {{ delayMs?: number, error?: number, times?: number, pictures?: number }} [result] the same for a finished one
 * @property {{ ignored?: boolean }} [cancel] `ignored`: cancelling is accepted, yet the prediction succeeds
 * @property {Record<string, number>} [counted] the metrics of an ended prediction; absent: it has none
 * @property {{ error?: number | 'truncated' | 'not_an_image', origin?: string }} [media] faults of downloads, and the
 *   origin of file addresses in outputs
 */

export {};
