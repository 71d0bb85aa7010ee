import type { MusicPlan, MusicStem } from '@flint/shared/contracts/music';

/** Times and lengths are in quarter notes from the start of the piece, unless they say otherwise. */
export interface Note {
  readonly at: number;
  readonly length: number;
  /** MIDI key: 60 is middle C; of drums, the General MIDI percussion key. */
  readonly pitch: number;
  /** MIDI velocity, 1–127. */
  readonly velocity: number;
}

/** A value of a part's MIDI expression controller from a beat on. */
export interface Swell {
  readonly at: number;
  /** 0–127. */
  readonly value: number;
}

/** Instrument, level and stereo position of a part. */
export interface Voice {
  /** General MIDI program, 0–127; of drums, the kit. */
  readonly program: number;
  /** MIDI volume, 0–127. */
  readonly level: number;
  /** −1 left to 1 right. */
  readonly pan: number;
  /** Reverb send, 0–127. */
  readonly reverb: number;
  readonly chorus?: number;
  /** Low-pass filter by MIDI controller 74: 64 is neutral, less is duller. */
  readonly brightness?: number;
}

export interface Part extends Voice {
  readonly name: string;
  readonly stem: MusicStem;
  readonly notes: readonly Note[];
  readonly swells: readonly Swell[];
}

/** A tempo in quarter notes per minute from a beat on. */
export interface TempoMark {
  readonly at: number;
  readonly tempo: number;
}

/** A whole piece as data, for the synthesiser and the MIDI writer. */
export interface Score {
  readonly plan: MusicPlan;
  readonly seconds: number;
  readonly tempos: readonly TempoMark[];
  readonly beatsPerBar: number;
  readonly parts: readonly Part[];
}
