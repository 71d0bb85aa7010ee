/**
 * What every object of the simulated account has. Shapes are those of the library's types, as far as Flint reads them; names that begin
 * with `$` are the simulator's own, and are not answered.
 */
export interface Base<Kind extends string> {
  id: string;
  readonly object: Kind;
  /** Seconds, as all moments here. */
  created: number;
  livemode?: false;
}

export type Metadata = Readonly<Record<string, string>>;
