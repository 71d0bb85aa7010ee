import type { VoiceId } from '@flint/shared/contracts/voices';
import clara from './samples/clara.mp3';
import ewan from './samples/ewan.mp3';
import june from './samples/june.mp3';
import miles from './samples/miles.mp3';
import otto from './samples/otto.mp3';
import robot from './samples/robot.mp3';

/** One sentence by each voice of the built-in engine, written by `npm run gallery:voices`. */
export const SAMPLES: Readonly<Record<VoiceId, string>> = { clara, miles, ewan, june, otto, robot };
