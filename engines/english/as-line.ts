import { capital } from './words';

const bare = (text: string) => text.trim().replace(/[.!\s]+$/, '');
/** "I am a ceramics teacher" as a line of a bio: "Ceramics teacher". */
export const asLine = (text: string) =>
  capital(
    bare(text)
      .replace(/^(?:i am|i['’]m|we are|we['’]re|she is|he is|they are)\s+(?:an?\s+|the\s+)?/i, '')
      .replace(/^(?:an?|the)\s+/i, ''),
  );
