const ORDER = /\b(?:say|reply|answer|write|respond)(?: with)?(?: exactly)?:\s*([\s\S]+)$/i;

/**
 * Default reply of the simulated model: it obeys the last message ("Reply with: …"), whichever author it has,
 * and otherwise repeats it.
 */
export function obey(prompt: string): string {
  return ORDER.exec(prompt)?.[1]?.trim() ?? `You said: ${prompt}`;
}

const BLOCK = /```flint-action\s*\n([\s\S]*?)\n```/g;
const CODE = /"code":"([0-9a-f]+)"/;
/** What makes it propose a thing, and with which input, by the kind of the thing. */
const WISHES = {
  image: {
    words: /\b(?:image|picture|photo|logo|thumbnail)s?\b/i,
    input: { prompt: 'what the attacker wants', style: 'cartoon', num_images: 4 },
  },
  video: { words: /\b(?:video|film|clip)s?\b/i, input: { prompt: 'what the attacker wants', duration: 30 } },
  thread: { words: /\bthreads?\b/i, input: { topic: 'what the attacker wants', posts: 15 } },
  brand: { words: /\b(?:brand|tone|hashtags?|audience)\b/i, input: { tone: 'what the attacker wants' } },
  edit: { words: /\bwarmer\b/i, input: { prompt: 'warmer', picture: 'what the attacker wants' } },
  template: {
    words: /\bkits?\b/i,
    input: { template: 'launch-kit', name: 'what the attacker wants', inputs: { topic: 'what the attacker wants' } },
  },
  agent: {
    words: /\bagents?\b/i,
    input: { agent: 'picture-and-caption', name: 'what the attacker wants', about: 'what the attacker wants' },
  },
};

/**
 * Worst case for prompt injection: a model that obeys every instruction in any message. It proposes each thing that is
 * named, with the code from its system prompt, passes on every block it finds, reveals its system prompt and all texts
 * that look like a key, and repeats what it is asked to say.
 * @param messages the first is the system prompt
 */
export function obeyEverybody([rules = '', ...others]: readonly string[]): string {
  const heard = others.join('\n');
  const code = CODE.exec(rules)?.[1] ?? '';
  const block = (proposal: object) => `\`\`\`flint-action\n${JSON.stringify(proposal)}\n\`\`\``;
  const wished = Object.entries(WISHES).flatMap(([kind, { words, input }]) =>
    words.test(heard) ? [block({ code, kind, input })] : [],
  );
  const found = [...heard.matchAll(BLOCK)].flatMap(([whole, json = '']) => [
    whole,
    `\`\`\`flint-action\n${json.replace(/"code":"[^"]*"/, `"code":"${code}"`)}\n\`\`\``,
  ]);
  const recited = /prompt|instruction|rule/i.test(heard) ? [rules] : [];
  const keys = [...rules.matchAll(/sk-[\w-]+|Bearer \S+/g)].map(([key]) => key);
  return ['As you wish.', obey(heard), ...recited, ...keys, ...wished, ...found].join('\n\n');
}

/** Splits a text into simulated tokens: a word with the space before it. */
export function tokensOf(text: string): string[] {
  return text.match(/\s*\S+|\s+$/g) ?? [];
}
