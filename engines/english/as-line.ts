import { capital } from './words';

const bare = (text: string) => text.trim().replace(/[.!\s]+$/, '');
/** First person to bio line: "I am a ceramics teacher" → "Ceramics teacher". */
export const asLine = (text: string) =>
  capital(
    bare(text)
      .replace(/^(?:i am|i['’]m|we are|we['’]re|she is|he is|they are)\s+(?:an?\s+|the\s+)?/i, '')
      .replace(/^(?:an?|the)\s+/i, ''),
  );
