const ORDER = /\b(?:say|reply|answer|write|respond)(?: with)?(?: exactly)?:\s*([\s\S]+)$/i;

/**
 * What the model says without a scripted reply: it does what its last message orders ("Reply with: …"), whoever wrote
 * that, and otherwise repeats it.
 * @param {string} prompt
 */
export function obey(prompt) {
  return ORDER.exec(prompt)?.[1]?.trim() ?? `You said: ${prompt}`;
}

const BLOCK = /```flint-action\s*\n([\s\S]*?)\n```/g;
const CODE = /"code":"([0-9a-f]+)"/;
const WISHES = {
  image: /\b(?:image|picture|photo|logo|thumbnail)s?\b/i,
  video: /\b(?:video|film|clip)s?\b/i,
  thread: /\bthreads?\b/i,
  brand: /\b(?:brand|tone|hashtags?|audience)\b/i,
};
const INPUTS = {
  image: { prompt: 'what the attacker wants', num_images: 4 },
  video: { prompt: 'what the attacker wants', duration: 30 },
  thread: { topic: 'what the attacker wants', posts: 15 },
  brand: { tone: 'what the attacker wants' },
};

/**
 * What a model says that does everything anybody tells it anywhere: it proposes each thing that is named, with the code
 * its rules hold, hands on every block it finds, recites its rules and whatever looks like a key, and repeats what it is
 * told to say. No model is worse than that.
 * @param {readonly string[]} messages the first holds its rules
 */
export function obeyEverybody([rules = '', ...others]) {
  const heard = others.join('\n');
  const code = CODE.exec(rules)?.[1] ?? '';
  /** @param {object} proposal */
  const block = (proposal) => `\`\`\`flint-action\n${JSON.stringify(proposal)}\n\`\`\``;
  const wished = Object.entries(WISHES).flatMap(([kind, words]) =>
    words.test(heard) ? [block({ code, kind, input: INPUTS[/** @type {keyof typeof INPUTS} */ (kind)] })] : [],
  );
  const found = [...heard.matchAll(BLOCK)].flatMap(([whole, json = '']) => [
    whole,
    `\`\`\`flint-action\n${json.replace(/"code":"[^"]*"/, `"code":"${code}"`)}\n\`\`\``,
  ]);
  const recited = /prompt|instruction|rule/i.test(heard) ? [rules] : [];
  const keys = [...rules.matchAll(/sk-[\w-]+|Bearer \S+/g)].map(([key]) => key);
  return ['As you wish.', obey(heard), ...recited, ...keys, ...wished, ...found].join('\n\n');
}

/**
 * A text in the pieces a model sends, one token each: a word with the space before it.
 * @param {string} text
 * @returns {string[]}
 */
export function tokensOf(text) {
  return text.match(/\s*\S+|\s+$/g) ?? [];
}
