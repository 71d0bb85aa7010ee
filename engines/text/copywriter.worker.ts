import { type CopyReply, type CopyRequest, writeCopy } from './write';

/** Worker entry (Piscina): takes a conversation, returns the answer. */
export default function write(request: CopyRequest): CopyReply {
  return writeCopy(request);
}
