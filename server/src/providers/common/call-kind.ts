/** Placing an order is paid once the vendor has it; questions and cancellations can be repeated for nothing. */
export type CallKind = 'order' | 'question';
