import { settablePart } from '@flint/shared/contracts/overlay-text';
import { lumaOf, overlaid, type Pixels } from '../styles/pixels';
import { type Block, type Box, setBlock } from './block';
import { type Room, roomsFor, unrest } from './calm';
import { chooseFace, type Manner } from './choose-face';
import { type Ink, inkOver } from './contrast';
import type { Face } from './faces';
import { measureOf } from './measure';

/** Largest type size, as a share of the short side. */
const LARGEST = 0.17;
/** Padding of the scrim around the text, in type sizes. */
const MARGIN = 0.95;
/** Blur radius of the scrim's edge, in type sizes; the scrim keeps its full strength under the text. */
const FEATHER = 0.3;
/** Penalty for a place in which the type must be smaller, added to its unrest. */
const SMALLER = 0.12;

/**
 * Sets texts over a picture with enough contrast: in the part its scene reserves for text, else in the calmest. Without
 * texts that a font can set the picture is unchanged.
 */
export async function letter(pixels: Pixels, texts: readonly string[], manner: Manner, quiet?: Box): Promise<Pixels> {
  const overlay = letteringFor(pixels, texts, manner, quiet);
  return overlay === undefined ? pixels : overlaid(pixels, overlay);
}

/** The lettering of {@link letter} as an SVG to lay over the picture; undefined without texts that a font can set. */
export function letteringFor(
  pixels: Pixels,
  texts: readonly string[],
  manner: Manner,
  quiet?: Box,
): string | undefined {
  const settable = texts.map(settablePart).filter((text) => text !== undefined);
  if (settable.length === 0) return undefined;
  const face = chooseFace(manner, settable);
  const block = calmestBlock(pixels, settable, face, quiet);
  const ground = around(block);
  return documentOf(pixels, block, ground, inkOver(pixels, block.box));
}

/** Lays out the text in every candidate box and returns the block over the calmest background. */
function calmestBlock(pixels: Pixels, texts: readonly string[], face: Face, quiet: Box | undefined): Block {
  const luma = lumaOf(pixels);
  const largest = LARGEST * Math.min(pixels.width, pixels.height);
  const measure = measureOf(face);
  const rooms: readonly Room[] = quiet ? [{ ...quiet, align: 'centre', cost: 1 }] : roomsFor(pixels);
  const tried = rooms.map((room) => {
    const block = setBlock(texts, face, room, largest, room.align, measure);
    const small = SMALLER * (1 - block.size / (largest * face.scale));
    return { block, cost: room.cost * (unrest(luma, pixels, block.box) + small) };
  });
  return tried.reduce((best, next) => (next.cost < best.cost ? next : best)).block;
}

/** Box of the scrim, which may reach beyond the picture, so that its feathered edge lies outside. */
function around({ box, size }: Block): Box {
  const margin = size * MARGIN;
  return {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
}

/** SVG overlay. Injection-safe: contains only numbers, our own colours and glyph outlines. */
function documentOf({ width, height }: Pixels, { path, size }: Block, ground: Box, { colour, scrim }: Ink): string {
  const box = `x="${ground.x.toFixed(1)}" y="${ground.y.toFixed(1)}" width="${ground.width.toFixed(1)}" height="${ground.height.toFixed(1)}"`;
  const blur = `<filter id="f" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="${(size * FEATHER).toFixed(1)}"/></filter>`;
  const panel = scrim
    ? `${blur}<rect ${box} fill="${scrim.colour}" opacity="${scrim.opacity.toFixed(2)}" filter="url(#f)"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${panel}<path d="${path}" fill="${colour}"/></svg>`;
}
