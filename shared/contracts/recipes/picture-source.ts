/** Where a picture came from that something was made from: for people. */
export interface PictureSource {
  /** Sent by its owner as a file, chosen from the library, found at an address, or sent as text within the request. */
  readonly from: 'upload' | 'library' | 'address' | 'request';
  /** What the file is called, the words the picture was made from, or the last part of its address. */
  readonly name: string;
}
