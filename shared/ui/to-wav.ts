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
  const channels = Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index));
  const file = new ArrayBuffer(HEAD_BYTES + 2 * sound.length);
  const view = new DataView(file);
  writeHead(view, sound.length);
  for (let frame = 0; frame < sound.length; frame++) {
    const mean = channels.reduce((sum, samples) => sum + (samples[frame] ?? 0), 0) / channels.length;
    view.setInt16(HEAD_BYTES + 2 * frame, Math.round(Math.max(-1, Math.min(1, mean)) * FULL_SCALE), true);
  }
  return file;
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
