import { asLine } from '../../english/as-line';
import { capital } from '../../english/words';
import { numbered, paragraphs, type Write } from './voice';

const ENDINGS = [
  'Say hello 👋',
  'Glad you are here.',
  'Come and see ↓',
  'More below ↓',
  'Always up for a chat.',
  'Follow along.',
];
const SENTENCES = [
  'All about {kind}.',
  'Here for {kind} and good company.',
  'Sharing {kind}, one post at a time.',
  '{About}, day by day.',
];

export const bio: Write = ({ brief, deal, say, random }) => {
  const asked = Math.min(brief.count ?? 3, ENDINGS.length);
  const lines = brief.details.map(asLine).filter((line) => line.length <= 80);
  const name = brief.topic?.shape === 'name' ? brief.topic.kind : undefined;
  const about = name ? [] : [capital(brief.topic?.bare ?? '')];
  const audience = brief.audience ? [`For ${brief.audience}`] : [];
  const parts = [...about, ...lines, ...audience].filter(Boolean);
  const endings = deal(ENDINGS, asked);
  const made = endings.map((ending, at) => {
    const turned = parts.map((_, index) => parts[(index + at) % parts.length] ?? '');
    const body = turned.length > 0 ? turned.slice(0, 3).join(random.chance(0.5) ? ' · ' : ' | ') : say(SENTENCES);
    return [name, body, ending].filter(Boolean).join(at % 2 === 0 ? ' — ' : ' • ');
  });
  return paragraphs(made.length === 1 ? (made[0] ?? '') : numbered(made));
};
