import type { Fields } from '../lib/fields';
import type { ResultFile } from '../lib/send-file';
import type { FalRequest } from './request';
import type { Complaint } from './validate';

/** The behaviour of a simulated endpoint. */
export interface Endpoint {
  /** What is wrong with an input. */
  complaints(input: Fields): Complaint[];
  /** The body of a result. */
  output(request: FalRequest): object;
  /** A file of its results by name. */
  file(request: FalRequest, name: string): Promise<ResultFile>;
}
