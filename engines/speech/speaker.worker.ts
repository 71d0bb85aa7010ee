import type { MessagePort } from 'node:worker_threads';
import { lowerPriority } from '../workers/lower-priority';
import { loadFlite } from './flite';
import { type SpeakRequest, type SpokenText, speakText } from './speak-text';

lowerPriority();

const flite = loadFlite();

/** Worker entry (Piscina): takes a text, returns its audio; posts the spoken share through the port. */
export default async function speak({ order, port }: { order: SpeakRequest; port: MessagePort }): Promise<SpokenText> {
  return speakText(await flite, order, (fraction) => port.postMessage(fraction));
}
