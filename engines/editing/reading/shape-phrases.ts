import type { EditStep } from '../../spec/picture-editor';
import type { Phrase } from './phrase';

/** Shapes by their names. */
const RATIOS: Readonly<Record<string, string>> = {
  square: '1:1',
  portrait: '4:5',
  landscape: '3:2',
  widescreen: '16:9',
  wide: '16:9',
  story: '9:16',
  vertical: '9:16',
  horizontal: '16:9',
  cinema: '21:9',
};
/** Share of a side that a crop takes off when no number is given. */
const TRIM = 0.12;

const crop = (ratio: string): EditStep => ({ operation: 'crop', says: `crop to ${ratio}`, ratio });

const turn = (degrees: number): EditStep => {
  const turned = ((degrees % 360) + 360) % 360;
  const way = turned === 180 ? 'by 180°' : turned > 180 ? `${360 - turned}° to the left` : `${turned}° to the right`;
  return { operation: 'rotate', says: `rotate ${way}`, degrees: turned };
};

/** Crops, turns and mirrors. */
export const SHAPE_PHRASES: readonly Phrase[] = [
  {
    pattern:
      /\b(?:crop(?:ped)?|cut|trim)?(?: it)?(?: (?:to|in|into|as))? ?(?:a )?(?:ratio (?:of )?)?(\d{1,2}) ?[:x×/] ?(\d{1,2})(?: (?:crop|ratio|format))?(?!\d)/,
    steps: ([, across = '', down = '']) => {
      const [x, y] = [Number(across), Number(down)];
      return x > 0 && y > 0 && x / y <= 5 && y / x <= 5 ? [crop(`${x}:${y}`)] : undefined;
    },
  },
  {
    pattern:
      /\b(?:(?:crop(?:ped)?|cut|trim)(?: it)?(?: (?:to|into|as))?(?: an?)? )?(square|portrait|landscape|widescreen|story|vertical|horizontal|cinema)(?: (?:crop|format|shape|ratio))?\b/,
    steps: ([, name = '']) => [crop(RATIOS[name] ?? '1:1')],
  },
  {
    pattern:
      /\b(?:crop|cut|trim)(?: off)?(?: (\d{1,2}) ?(?:%|percent))?(?: (?:off|from|at|of))? (?:the )?(top|bottom|left|right)(?: side| edge)?(?: by)?(?: (\d{1,2}) ?(?:%|percent))?/,
    steps: ([, before, side = 'top', after], { amount }) => {
      const share = (before ?? after) ? Number(before ?? after) / 100 : TRIM * amount;
      return [
        {
          operation: 'crop',
          says: `crop ${Math.round(share * 100)}% off the ${side}`,
          side,
          share: Math.min(0.9, share),
        },
      ];
    },
  },
  {
    pattern: /\b(?:crop (?:in|closer|tighter|it)|tighter crop|tighter|zoom in|closer|crop)\b/,
    steps: (_, { amount, adverb }) => [
      { operation: 'crop', says: `crop ${adverb}closer`, share: Math.min(0.5, 0.2 * amount), side: 'all' },
    ],
  },
  {
    pattern:
      /\b(?:rotate|turn)(?: it)?(?: by)? (\d{1,3}(?:\.\d)?) ?(?:°|degrees?|deg)?(?: to the)? ?(left|right|clockwise|counterclockwise|counter-clockwise|anticlockwise|anti-clockwise)?/,
    steps: ([, degrees = '', way = 'right']) => [
      turn(way === 'right' || way === 'clockwise' ? Number(degrees) : -Number(degrees)),
    ],
  },
  {
    pattern:
      /\b(?:rotate|turn)(?: it)?(?: to the)? (left|right|clockwise|counterclockwise|anticlockwise|upside down)\b/,
    steps: ([, way = '']) => [turn(way === 'upside down' ? 180 : way === 'right' || way === 'clockwise' ? 90 : -90)],
  },
  { pattern: /\bupside down\b/, steps: () => [turn(180)] },
  { pattern: /^(?:rotate|turn)(?: it)?$/, steps: () => [turn(90)] },
  {
    pattern: /\b(?:flip|mirror)(?:ped|ed)?(?: it)?(?: (horizontally|vertically|upside down|left to right))?\b/,
    steps: ([, way]) => {
      const vertical = way === 'vertically' || way === 'upside down';
      return [
        {
          operation: 'rotate',
          says: vertical ? 'mirror top to bottom' : 'mirror left to right',
          degrees: 0,
          mirror: vertical ? 'y' : 'x',
        },
      ];
    },
  },
  {
    pattern:
      /\b(?:straighten(?: up| out)?|level)(?: (?:it|the horizon))?(?: by)?(?: (\d{1,2}(?:\.\d)?) ?(?:°|degrees?|deg)?)?(?: to the)? ?(left|right|clockwise|anticlockwise|counterclockwise)?/,
    steps: ([, degrees, way]) => {
      if (degrees === undefined) return [{ operation: 'straighten', says: 'straighten' }];
      const sign = way === 'left' || way === 'anticlockwise' || way === 'counterclockwise' ? -1 : 1;
      const angle = sign * Math.min(20, Number(degrees));
      return [
        {
          operation: 'straighten',
          says: `straighten by ${Math.abs(angle)}° to the ${sign < 0 ? 'left' : 'right'}`,
          degrees: angle,
        },
      ];
    },
  },
];
