export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** For how many minutes it is worth delivering, where a late one would only puzzle; a day if absent. */
  readonly usefulMinutes?: number;
}

/** Takes mail to wherever this server is told to send it. */
export interface Mailer {
  /** Accepts a mail; that it arrives is this mailer's business from then on. */
  send(mail: Mail): Promise<void>;
  /** Tries the mails again whose time has come. */
  sendWaiting(): Promise<void>;
  close(): Promise<void>;
}

/** Hands one mail to a mail server, once. */
export interface MailTransport {
  /** @throws Error with `code`, and `responseCode` where the server gave one, when the mail was not accepted */
  deliver(mail: Mail): Promise<void>;
  close(): void;
}
