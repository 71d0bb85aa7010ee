/** What is known of a photo, a picture that its owner uploaded: nothing made it, and nothing makes it again. */
export interface UploadRecipe {
  /** Its file's name: what it is listed and found by. */
  readonly fileName: string;
  readonly aspectRatio: string;
  readonly style: null;
}
