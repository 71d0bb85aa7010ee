export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Minutes after which delivery is given up, since a late mail would confuse; a day if absent. */
  readonly usefulMinutes?: number;
}

/** Sends mail the way this server is configured. */
export interface Mailer {
  /** Accepts a mail for delivery; resolves before it is delivered. */
  send(mail: Mail): Promise<void>;
  /** Retries the mails that are due. */
  sendWaiting(): Promise<void>;
  close(): Promise<void>;
}

/** Delivers one mail to a mail server, without retries. */
export interface MailTransport {
  /** @throws Error with `code`, and `responseCode` where the server gave one, when the mail was not accepted */
  deliver(mail: Mail): Promise<void>;
  close(): void;
}
