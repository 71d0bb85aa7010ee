/**
 * Version of the built-in illustrator. Pictures keep the version that drew them; one of another version is edited as
 * pixels. Raise it with every change after which an equal request gives other pixels or other groups: scenes, palettes,
 * styles, lettering, reading of prompts, seeding. 1 stands for all pictures drawn before versions were kept.
 */
export const ILLUSTRATOR_VERSION = 2;
