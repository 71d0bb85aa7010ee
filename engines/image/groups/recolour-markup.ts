import { formatHex, oklch } from 'culori';
import type { Canvas } from '../svg/canvas';
import { markedIn } from './marked';

const HEX = /#[0-9a-f]{6}\b/gi;
/** How much of the differences in lightness stays. */
const RELIEF = 0.85;

/** Markup with the groups of a subject taken from another drawing of the same composition. */
export function swapped(markup: string, other: string, chosen: (name: string) => boolean): string {
  const [own, theirs] = [markedIn(markup), markedIn(other)];
  if (own.length !== theirs.length) return markup;
  let out = '';
  let at = 0;
  for (const [index, { name, start, end }] of own.entries()) {
    const from = theirs[index];
    if (!chosen(name) || !from) continue;
    out += markup.slice(at, start) + other.slice(from.start, from.end);
    at = end;
  }
  return out + markup.slice(at);
}

/**
 * Paints everything of a group in tones of one colour: for subjects whose painter knows no colour from the prompt. Light
 * and dark parts stay so.
 */
export function tinted(canvas: Canvas, markup: string, hex: string): string {
  const recolour = towards(hex, meanLightness(markup));
  const change = (text: string) => text.replace(HEX, recolour);
  return change(canvas.redefine(markup, change));
}

function meanLightness(markup: string): number {
  const lights = [...markup.matchAll(HEX)].map(([found]) => oklch(found)?.l ?? 0.5);
  return lights.length > 0 ? lights.reduce((sum, light) => sum + light, 0) / lights.length : 0.5;
}

function towards(hex: string, mean: number): (own: string) => string {
  const wanted = oklch(hex);
  return (own) => {
    const from = oklch(own);
    if (!wanted || !from) return own;
    const l = Math.max(0, Math.min(1, wanted.l + (from.l - mean) * RELIEF));
    const room = Math.min(1, 4 * l * (1 - l) + 0.2);
    return formatHex({ ...wanted, l, c: wanted.c * room }) ?? own;
  };
}
