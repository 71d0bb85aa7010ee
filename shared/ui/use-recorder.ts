import { useEffect, useRef, useState } from 'react';
import { toWav } from './to-wav';

/** `denied`: permission refused. `missing`: no microphone. `unsupported`: the browser cannot record. */
export type RecorderState = 'idle' | 'asking' | 'recording' | 'denied' | 'missing' | 'failed' | 'unsupported';

export interface Recording {
  readonly state: RecorderState;
  /** Elapsed recording time. */
  readonly seconds: number;
  /** Current level, 0 to 1. */
  readonly level: number;
  start(): void;
  /** Ends the recording: the file goes to `onDone`. */
  stop(): void;
  /** Ends the recording without a file. */
  discard(): void;
}

interface Options {
  /** Recording stops automatically after this time. */
  readonly maxSeconds: number;
  readonly onDone: (file: File) => void;
}

/** Recording formats by preference: WebM in Chromium and Firefox, MP4 in Safari. */
const FORMATS = [
  { type: 'audio/webm;codecs=opus', extension: 'webm' },
  { type: 'audio/mp4', extension: 'm4a' },
  { type: 'audio/ogg;codecs=opus', extension: 'ogg' },
];
const LOOK_MS = 100;

interface Session {
  readonly end: (keep: boolean) => void;
}

/** Records the microphone into a file. Releases the microphone as soon as the recording ends for any reason. */
export function useRecorder({ maxSeconds, onDone }: Options): Recording {
  const [state, setState] = useState<RecorderState>('idle');
  const [heard, setHeard] = useState({ seconds: 0, level: 0 });
  const session = useRef<Session | null>(null);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      session.current?.end(false);
    };
  }, []);

  const start = async () => {
    const format = formatHere();
    if (!format) {
      setState('unsupported');
      return;
    }
    setState('asking');
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (gone.current) {
        release(stream);
        return;
      }
      setHeard({ seconds: 0, level: 0 });
      session.current = record(stream, format, maxSeconds, setHeard, (file) => {
        session.current = null;
        if (gone.current) return;
        setState('idle');
        if (file) onDone(file);
      });
      setState('recording');
    } catch (error) {
      setState(stateAfter(error));
    }
  };
  return {
    state,
    ...heard,
    start: () => void start(),
    stop: () => session.current?.end(true),
    discard: () => session.current?.end(false),
  };
}

type Format = (typeof FORMATS)[number];

function formatHere(): Format | undefined {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices) return undefined;
  return FORMATS.find(({ type }) => MediaRecorder.isTypeSupported(type));
}

function record(
  stream: MediaStream,
  { type, extension }: Format,
  maxSeconds: number,
  hear: (heard: { seconds: number; level: number }) => void,
  onEnd: (file: File | null) => void,
): Session {
  const recorder = new MediaRecorder(stream, { mimeType: type });
  const parts: Blob[] = [];
  const meter = openMeter(stream);
  const began = performance.now();
  let kept = true;
  const end = (keep: boolean) => {
    kept = keep;
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const timer = setInterval(() => {
    const seconds = (performance.now() - began) / 1000;
    hear({ seconds: Math.min(seconds, maxSeconds), level: meter.level() });
    if (seconds >= maxSeconds) end(true);
  }, LOOK_MS);
  recorder.ondataavailable = ({ data }) => parts.push(data);
  // Also fires when the microphone is unplugged: the recording until then is kept.
  recorder.onstop = () => {
    clearInterval(timer);
    meter.close();
    release(stream);
    if (kept) void toWav(new File(parts, `recording.${extension}`, { type })).then(onEnd);
    else onEnd(null);
  };
  recorder.start();
  return { end };
}

/** Level of a stream: the root mean square of its latest samples. */
function openMeter(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // Speech has an RMS of about 0.1: the square root brings it to a third of the scale.
      return Math.min(1, Math.sqrt(Math.sqrt(power)));
    },
    close: () => void context.close(),
  };
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function stateAfter(error: unknown): RecorderState {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' ? 'missing' : 'failed';
}
