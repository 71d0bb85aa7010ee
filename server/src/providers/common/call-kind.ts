/** An order is paid once the vendor has it, so it is never repeated; questions and cancellations are free to repeat. */
export type CallKind = 'order' | 'question';
