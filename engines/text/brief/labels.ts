/** Labelled lines of a form's prompt: "Topic: …", "Audience: …". */
export interface Labels {
  readonly topic: string | undefined;
  readonly audience: string | undefined;
  readonly tone: string | undefined;
  readonly details: readonly string[];
  /** Everything else in the message. */
  readonly rest: string;
}

const LINE = /^\s*(?:[-*•]\s*)?\**([\p{L} ]{3,24}?)\**\s*:\s*(.+)$/u;
const KINDS: readonly (readonly [keyof Omit<Labels, 'rest'>, RegExp])[] = [
  [
    'topic',
    /^(?:topic|subject|product|about|niche|video topic|brand|business|company|theme|what|idea|event|service|name)$/i,
  ],
  ['audience', /^(?:audience|target audience|target|for|readers|viewers|customers)$/i],
  ['tone', /^(?:tone|style|voice|mood|vibe)$/i],
  [
    'details',
    /^(?:details|key points|features|benefits|keywords|notes|highlights|facts|context|background|offer|news|what is new|what makes it special)$/i,
  ],
];

export function labelsIn(text: string): Labels {
  const found: { -readonly [Key in keyof Labels]: Labels[Key] } = {
    topic: undefined,
    audience: undefined,
    tone: undefined,
    details: [],
    rest: '',
  };
  const rest: string[] = [];
  for (const line of text.split('\n')) {
    const [, label = '', value = ''] = LINE.exec(line) ?? [];
    const kind = KINDS.find(([, words]) => words.test(label.trim()))?.[0];
    if (kind === 'details')
      found.details = [...found.details, ...value.split(/\s*[;,]\s+/).filter((each) => each.length > 2)];
    else if (kind && found[kind] === undefined) found[kind] = value.trim().replace(/[.\s]+$/, '');
    else rest.push(line);
  }
  return { ...found, rest: rest.join('\n').trim() };
}
