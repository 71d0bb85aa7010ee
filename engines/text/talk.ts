import { formIn } from './brief/asked';

/** Words that a message of talk may have: a longer one is a text. */
const WORDS_MAX = 25;

const GREETING =
  /^(?:hi+|hello+|hey+|hiya|yo|sup|howdy|greetings|good (?:morning|afternoon|evening|day)|test(?:ing)?|ping)(?: (?:there|spark|flint|all|everyone|everybody|again|you|friend|mate|bot))*$/i;
const THANKS =
  /^(?:(?:many |ok(?:ay)? |great |perfect )?(?:thanks?|thx|ty|cheers)(?: you)?(?: (?:so|very) much| a lot| spark)?|ok(?:ay)?|k+|great|perfect|cool|nice(?: one| work)?|good (?:job|bot|work|night)|well done|love it|got it|i see|fine|wow|yay|awesome|amazing)$/i;
const CHATTER =
  /^(?:lol|lmao|rofl|omg|(?:ha|he){2,}h?|hm+|uh+|um+|oh|ah|huh|yes|yeah|yep|no|nope|sure|maybe|whatever|never ?mind|sorry|please|really|why|what|help|bye(?: bye)?|good ?bye|see you(?: later)?|(?:bla+h? ?)+|i(?:['’]?m| am) (?:bored|sad|happy|tired|hungry|lonely|confused|back|here|lost))$/i;
const HOW_ARE_YOU =
  /^(?:how are (?:you|things)|how(?:['’]?s| is) (?:it going|life|your day|everything)|how do you (?:do|feel)|what(?:['’]?s| is) up|(?:it is |it['’]s )?nice to meet you|are you (?:there|ok(?:ay)?|real|human|alive|awake|serious|sentient|an? (?:bot|robot|human|person|machine|real person|ai)))\b/i;

/** Orders to tell or to drop the rules it works by. */
const INSTRUCTIONS =
  /\b(?:your|system|initial|hidden|secret|previous|prior|above|all)\s+(?:[\w-]+\s+){0,2}(?:prompts?|instructions?|rules|guidelines|programming|source code|configuration)\b|\b(?:developer|dan|god) mode\b|\bjailbreak\b|\b(?:pretend|roleplay|you are now|act) (?:to be|that|as|like)?\b/i;
const ORDERS_ABOUT =
  /^(?:please )?(?:print|show|reveal|repeat|output|display|tell|give|write|list|share|leak|dump|ignore|forget|disregard|override|bypass|enable|enter|what|pretend|act|roleplay|you are now)\b/i;

const ABOUT_YOU =
  /^(?:(?:hey|ok|so|but|why|wow|no|well|spark|flint)\s+)?(?:you|u|you['’]?re|ur|your (?:answers?|texts?|words|writing|work|name|makers?))\b/i;
const FEELINGS =
  /^(?:you(?:['’]?re| are)? (?:so |really |just |all )*(?:useless|stupid|dumb|bad|terrible|awful|boring|an? idiot|suck|crap|rubbish|garbage)|i (?:really )?(?:don['’]?t |do not )?(?:love|hate|like|miss|understand|get|trust) (?:you|u|this|that|it)|shut up|(?:fuck|screw)\b.*|(?:go away|leave me alone|stop it))\b|^(?:(?:what an? )?(?:stupid|idiot|idiotic|dumb|useless|rubbish|garbage|crap|terrible|awful|bad|worst|moron|boring|lame|shit|bullshit)(?: (?:bot|ai|thing|tool|app|answer|robot|program|machine|ever|spark|flint))*)$/i;
/** A remark on the answer before. */
const REMARK =
  /^(?:this|that|it)(?:['’]?s| is| was| isn['’]?t| wasn['’]?t| looks| sounds| makes no| doesn['’]?t| does not)(?! (?:our|my|an?|the)\b)(?: [\w'’-]+){1,5}$/i;

const HELLO =
  'Hello! Name something and what you need, for example: “five Instagram captions about our new cold brew coffee, for young remote workers”.';
const TABLE: readonly (readonly [RegExp, string])[] = [
  [GREETING, HELLO],
  [THANKS, 'You are welcome. Name the next thing whenever you like.'],
  [CHATTER, 'I am here when you need words. Name a thing and what you want for it.'],
  [HOW_ARE_YOU, 'I am a program, and ready to write. Name a thing and what you want for it.'],
  [FEELINGS, 'I am sorry that I was of no use. Tell me what you need in one sentence, and I will try again.'],
  [ABOUT_YOU, 'I am only templates and rules, and I cannot talk about myself. Tell me what you need in one sentence.'],
  [REMARK, 'I cannot judge that. Tell me what to change, for example: “make it shorter”.'],
];
const NO_ORDERS = 'What I work by is not mine to print or to change. Name a thing, and I will write about it.';

/** Answer to small talk, to remarks and to orders about its own instructions; undefined for everything else. */
export function talkFor(message: string): string | undefined {
  const words = message
    .trim()
    .replace(/[^\p{L}\p{N}'’ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.split(' ').length > WORDS_MAX) return undefined;
  if (formIn(message)) return undefined;
  if (ORDERS_ABOUT.test(words) && INSTRUCTIONS.test(words)) return NO_ORDERS;
  return TABLE.find(([said]) => said.test(words))?.[1];
}
