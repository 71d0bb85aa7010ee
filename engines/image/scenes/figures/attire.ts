export type Garment = 'trousers' | 'dress' | 'coat';
export type Hair = 'short' | 'bun' | 'long' | 'hat' | 'hood';

export interface Attire {
  garment: Garment;
  hair: Hair;
  /** Shirt, dress or coat. */
  top: string;
  legs: string;
  skin: string;
  hairColour: string;
  /** Seen from the front instead of the side. */
  front?: boolean;
}
