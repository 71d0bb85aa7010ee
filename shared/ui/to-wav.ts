/** Sample rate of speech recognisers, Hz. */
const RATE = 16_000;
const HEAD_BYTES = 44;
const FULL_SCALE = 32_767;

/**
 * Converts a recording of this browser to mono 16-bit WAV at 16 kHz, the one format that every server reads: WebM and
 * MP4 need a program that some servers do not have. Ten minutes are 19 MB.
 * @returns the recording itself when this browser cannot convert it
 */
export async function toWav(recording: File): Promise<File> {
  try {
    // Decoding resamples to the rate of the context; its length does not matter.
    const context = new OfflineAudioContext(1, 1, RATE);
    const sound = await context.decodeAudioData(await recording.arrayBuffer());
    const name = recording.name.replace(/\.\w+$/, '.wav');
    return new File([wavOf(sound)], name, { type: 'audio/wav' });
  } catch {
    return recording;
  }
}

function wavOf(sound: AudioBuffer): ArrayBuffer {
  const file = new ArrayBuffer(HEAD_BYTES + 2 * sound.length);
  const view = new DataView(file);
  writeHead(view, sound.length);
  const mono = toMono(sound);
  for (let frame = 0; frame < sound.length; frame++) {
    const level = Math.max(-1, Math.min(1, mono[frame] ?? 0));
    view.setInt16(HEAD_BYTES + 2 * frame, Math.round(level * FULL_SCALE), true);
  }
  return file;
}

/** The mean of all channels. Microphones have one, whose samples are not copied. */
function toMono(sound: AudioBuffer): Float32Array {
  const [first = new Float32Array(), ...others] = Array.from({ length: sound.numberOfChannels }, (_, index) =>
    sound.getChannelData(index),
  );
  if (others.length === 0) return first;
  return first.map((sample, frame) => {
    const sum = others.reduce((total, samples) => total + (samples[frame] ?? 0), sample);
    return sum / sound.numberOfChannels;
  });
}

/** RIFF header of PCM sound: one channel, 16 bits. */
function writeHead(view: DataView, frames: number): void {
  const tag = (at: number, name: string) => {
    for (let index = 0; index < name.length; index++) view.setUint8(at + index, name.charCodeAt(index));
  };
  tag(0, 'RIFF');
  view.setUint32(4, HEAD_BYTES - 8 + 2 * frames, true);
  tag(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, 2 * RATE, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  tag(36, 'data');
  view.setUint32(40, 2 * frames, true);
}
