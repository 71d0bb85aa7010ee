import type { Mood } from '../prompt/light';
import type { Brief } from '../prompt/read-prompt';
import { mix, shift } from './colour';

type Grade = (colour: string) => string;

/** Colour grading of each mood. */
const GRADES: Readonly<Record<Mood, Grade>> = {
  calm: (colour) => shift(colour, { chroma: 0.8, light: 0.015 }),
  dramatic: (colour) => shift(mix(colour, '#181226', 0.14), { chroma: 1.16 }),
  neon: (colour) => shift(mix(colour, '#4a1fb0', 0.2), { chroma: 1.5 }),
  vintage: (colour) => shift(mix(colour, '#c9a063', 0.2), { chroma: 0.78 }),
  pastel: (colour) => shift(mix(colour, '#fbeee6', 0.42), { chroma: 0.95 }),
  dark: (colour) => shift(mix(colour, '#0d0b10', 0.36), { chroma: 0.9 }),
  vivid: (colour) => shift(colour, { chroma: 1.35 }),
  cosy: (colour) => mix(colour, '#c9772f', 0.13),
  monochrome: (colour) => shift(colour, { chroma: 0.03 }),
  cold: (colour) => mix(colour, '#4f86b8', 0.18),
};

/** Combined colour grading: all moods of the prompt in sequence. */
export function moodGrade(brief: Brief): Grade {
  const grades = [...brief.moods].map((mood) => GRADES[mood]);
  return (colour) => grades.reduce((graded, grade) => grade(graded), colour);
}
