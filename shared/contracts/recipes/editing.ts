import type { ImageRecipe } from './image';
import type { PictureSource } from './picture-source';
import type { UploadRecipe } from './upload';

/** What every picture that was made from another one knows. */
interface FromPicture {
  /** The picture: the id of a library picture or an upload, or an address. */
  readonly picture: string;
  readonly source: PictureSource;
  /** What it is listed and found by: the words of an edit, else the source's own. */
  readonly prompt: string;
  readonly model: string;
  readonly style: string | null;
  readonly aspectRatio: string;
  readonly seed: number;
}

/** Resolved parameters of a picture edited by words. */
export interface EditRecipe extends FromPicture {
  /** 0 to 1: how far the edit goes. */
  readonly strength: number;
}

/** Resolved parameters of a picture without its background. */
export interface CutoutRecipe extends FromPicture {}

export const UPSCALE_FACTORS = [2, 4] as const;
export type UpscaleFactor = (typeof UPSCALE_FACTORS)[number];

/** Resolved parameters of an enlarged picture. */
export interface UpscaleRecipe extends FromPicture {
  readonly factor: UpscaleFactor;
  /** 0 to 1: how much a model may add; null for its default. The built-in engines add nothing. */
  readonly strength: number | null;
}

/** The recipe of a picture that was made here. */
export type MadePictureRecipe = ImageRecipe | EditRecipe | CutoutRecipe | UpscaleRecipe;
/** The recipe of any picture. */
export type PictureRecipe = MadePictureRecipe | UploadRecipe;

/** Whether a picture was made from another one. */
export const isFromPicture = (recipe: object): recipe is EditRecipe | CutoutRecipe | UpscaleRecipe =>
  'picture' in recipe && 'source' in recipe;

/** Whether a picture is a photo that its owner uploaded. */
export const isPhoto = (recipe: PictureRecipe): recipe is UploadRecipe => 'fileName' in recipe;

/** Whether a picture was made from words. */
export const isFromWords = (recipe: PictureRecipe): recipe is ImageRecipe => !isFromPicture(recipe) && !isPhoto(recipe);

/** Words for what a picture shows; undefined where only its file is known. */
export function pictureSubject(recipe: PictureRecipe): string | undefined {
  if (isPhoto(recipe)) return undefined;
  if (!isFromPicture(recipe)) return recipe.prompt;
  const { from, name, isSubjectUnknown } = recipe.source;
  return from === 'library' && !isSubjectUnknown ? name : undefined;
}

/** What a picture is listed and found by: its prompt, or a photo's file name. */
export const pictureTitle = (recipe: PictureRecipe): string => (isPhoto(recipe) ? recipe.fileName : recipe.prompt);

/** What an edit, a cut-out or an enlargement tells beside its picture. */
export interface EditOutput {
  /** What was done, in words. */
  readonly did: readonly string[];
  /** What the user should know: "Only the first frame of the animation was edited." */
  readonly notes: readonly string[];
}
