/** A refund that the payer's bank did not take. */
export interface FailedRefund {
  readonly ref: string;
  readonly why: string;
}

/** A payer's bank asks for the money of a payment. */
export interface Dispute {
  readonly ref: string;
  /** Minor units. */
  readonly amount: number;
  readonly reason: string;
  /** The provider's word. */
  readonly status: string;
  readonly openedAt: Date;
}
