/**
 * Messages that say nothing about Flint, each as a whole (a name of an error before it and a host in brackets after it
 * are allowed): "Failed to fetch" is noise, "Failed to fetch credits" is ours.
 */
const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  network: [
    'NetworkError',
    'Network Error',
    'Network request failed',
    'NetworkError when attempting to fetch resource',
    'Failed to fetch',
    'Load failed',
    'Could not connect to the server',
    'The network connection was lost',
    'The Internet connection appears to be offline',
  ],
  aborted: [
    'AbortError',
    'Request aborted',
    'The request was aborted',
    'The operation was aborted',
    'Fetch is aborted',
    'signal is aborted without reason',
    'The user aborted a request',
    'BodyStreamBuffer was aborted',
  ],
  resizeObserver: [
    'ResizeObserver loop limit exceeded',
    'ResizeObserver loop completed with undelivered notifications',
  ],
  /** An error of another origin, whose details the browser withholds: analytics, a chat widget, an extension. */
  otherOrigin: ['Script error'],
};

/** Global names of analytics and advertising scripts, and of chat widgets. */
const ANALYTICS =
  'gtag|ga|dataLayer|google_tag_manager|fbq|_fbq|ttq|twq|pintrk|snaptr|lintrk|hj|clarity|mixpanel|posthog';
const CHAT_WIDGETS =
  'Intercom|Tawk_API|\\$crisp|drift|zE|zEmbed|LiveChatWidget|HubSpotConversations|fcWidget|tidioChatApi';

const whole = (text: string) =>
  new RegExp(`^(?:\\w*(?:Error|Exception): ?)?(?:${text})\\.?(?: \\([\\w.:-]+\\))?$`, 'i');
const literally = (text: string) => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&');

/** Whole-message patterns of the noise filter. */
export const NOISE: readonly RegExp[] = [
  ...Object.values(MESSAGES).flatMap((messages) => messages.map((message) => whole(literally(message)))),
  ...[ANALYTICS, CHAT_WIDGETS].flatMap((names) => [
    whole(`(?:Uncaught )?(?:ReferenceError: )?(?:window\\.)?(?:${names}) is not (?:defined|a function)`),
    whole(`Can't find variable: (?:${names})`),
  ]),
];

/** Addresses of scripts whose errors are not ours: browser extensions, analytics, chat widgets. */
export const FOREIGN_SCRIPTS: readonly RegExp[] = [
  /\b(?:chrome|moz|safari|safari-web)-extension:\/\//i,
  /^https?:\/\/(?:[\w-]+\.)*(?:google-analytics\.com|googletagmanager\.com|googleadservices\.com|doubleclick\.net)\//i,
  /^https?:\/\/(?:[\w-]+\.)*(?:connect\.facebook\.net|analytics\.tiktok\.com|hotjar\.com|clarity\.ms|segment\.com)\//i,
  /^https?:\/\/(?:[\w-]+\.)*(?:intercom\.io|intercomcdn\.com|crisp\.chat|tawk\.to|drift\.com|zdassets\.com)\//i,
];

/** Whether an error is noise by its name or its whole message. */
export function isNoise(name: string, message: string): boolean {
  return name === 'AbortError' || NOISE.some((pattern) => pattern.test(message));
}

/** Whether a stack, or the address of a script, names a script that is not ours. */
export function isForeign(stack: string): boolean {
  return (stack.match(/[\w-]+:\/\/[^\s)]*/g) ?? []).some((address) =>
    FOREIGN_SCRIPTS.some((each) => each.test(address)),
  );
}

/** Whether a thrown value is a redirect of the router: control flow, not a failure. */
export function isRedirect(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  const { status, headers, digest, message } = thrown as Record<string, unknown>;
  if (typeof status === 'number' && status >= 300 && status < 400)
    return headers instanceof Headers && headers.has('location');
  return [digest, message].some((text) => typeof text === 'string' && /^NEXT_REDIRECT(?:;|$)/.test(text));
}

/** Whether a transaction is of an address without a page or a call: `/404` in the browser, `GET unmatched` on the server. */
export function isNotFoundPage(transaction: string | undefined): boolean {
  return /^(?:[A-Z]+ )?(?:\/404|unmatched)$/.test(transaction ?? '');
}
