/** A text in a script, with what it has that others lack. */
export interface ScriptSample {
  readonly script: string;
  /** A sentence: words, its own digits and punctuation. */
  readonly text: string;
  /** A word of it, for searches. */
  readonly word: string;
  readonly hashtag: string;
  /** A time of 1:05 in its digits. */
  readonly time: string;
}

/** One table for every field that takes text: twelve scripts and emoji. */
export const SCRIPTS: readonly ScriptSample[] = [
  { script: 'Latin', text: 'Zażółć gęślą jaźń, 42 Übermütige!', word: 'gęślą', hashtag: '#Größe2026', time: '1:05' },
  { script: 'Greek', text: 'Ο κήπος ανθίζει, 42 τριαντάφυλλα· τέλος;', word: 'κήπος', hashtag: '#κήπος', time: '1:05' },
  { script: 'Cyrillic', text: 'Сад цветёт, 42 розы — конец!', word: 'цветёт', hashtag: '#ёлка', time: '1:05' },
  { script: 'Arabic', text: 'الحديقة تُزهر، ٤٢ وردة؟', word: 'الحديقة', hashtag: '#حديقة', time: '١:٠٥' },
  { script: 'Persian', text: 'باغ می‌روید، ۴۲ گل؟', word: 'باغ', hashtag: '#باغ', time: '۱:۰۵' },
  { script: 'Hebrew', text: 'הגן פורח, 42 ורדים!', word: 'פורח', hashtag: '#גן', time: '1:05' },
  { script: 'Devanagari', text: 'बगीचा खिलता है, ४२ फूल।', word: 'खिलता', hashtag: '#बगीचा', time: '१:०५' },
  { script: 'Bengali', text: 'বাগান ফোটে, ৪২ ফুল।', word: 'ফোটে', hashtag: '#বাগান', time: '১:০৫' },
  { script: 'Tamil', text: 'தோட்டம் பூக்கிறது, ௪௨ பூக்கள்.', word: 'தோட்டம்', hashtag: '#தோட்டம்', time: '௧:௦௫' },
  { script: 'Thai', text: 'สวนออกดอก ๔๒ ดอก', word: 'สวนออกดอก', hashtag: '#สวนดอกไม้', time: '๑:๐๕' },
  {
    script: 'Japanese',
    text: '庭がガーデンになる、４２本の花。',
    word: 'ガーデン',
    hashtag: '#庭づくり',
    time: '１:０５',
  },
  { script: 'Korean', text: '정원에 꽃이 42송이 핀다.', word: '꽃이', hashtag: '#정원', time: '1:05' },
  { script: 'Han', text: '花园开了，42朵花。𠮷', word: '花园', hashtag: '#花园', time: '1:05' },
  { script: 'emoji', text: 'Garden 👩‍👩‍👧‍👦 of 🏴󠁧󠁢󠁥󠁮󠁧󠁿 and 1️⃣', word: 'Garden', hashtag: '#garden', time: '1:05' },
];
