/**
 * A scripted behaviour (fault injection). A request takes it when it is submitted, and keeps it to the end.
 *
 * @typedef {object} Rule
 * @property {string} [model] the endpoint it is for; absent: every one
 * @property {string} [prompt] words of the prompts it is for; absent: every one
 * @property {number} [times] how many requests it is for; absent: all
 * @property {{ delayMs?: number, hang?: boolean, error?: number | 'lost' }} [submit] `hang`: accepted and paid, but answered when released; `lost`: accepted and paid, but the socket dies unanswered
 * @property {{ delayMs?: number, hang?: boolean, position?: number }} [queue] how long it waits, or that it waits until released, behind how many
 * @property {{ delayMs?: number, hang?: boolean, error?: number, type?: string }} [run] how it runs, or ends in an error
 * @property {{ delayMs?: number, error?: number, times?: number }} [status] faults of status calls
 * @property {{ delayMs?: number, error?: number, times?: number, pictures?: number, nsfw?: number[] }} [result]
 * @property {{ ignored?: boolean }} [cancel] `ignored`: cancelling is accepted, yet the request succeeds
 * @property {Record<string, number>} [counted] what it counts: `units` in the header of the result, also of a failed one; absent: nothing is told
 * @property {{ error?: number | 'truncated' | 'not_an_image', origin?: string }} [media] faults of downloads, and the origin of file addresses in results
 */

export {};
