/** Origin of a source picture, for display. */
export interface PictureSource {
  /** Uploaded as a file, chosen from the library, given by URL, or sent as data in the request. */
  readonly from: 'upload' | 'library' | 'address' | 'request';
  /** Its file name, its prompt, or the last part of its URL. */
  readonly name: string;
  /** Whether the name of a library picture tells nothing of what it shows: it is a photo, or was made from one. */
  readonly isSubjectUnknown?: true | undefined;
}
