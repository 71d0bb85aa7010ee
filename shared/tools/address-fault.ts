/** Sites whose videos may not be fetched. */
const PAGES =
  /(?:^|\.)(?:youtube\.com|youtu\.be|tiktok\.com|instagram\.com|facebook\.com|fb\.watch|x\.com|twitter\.com)$/i;

/** Why a recording cannot be fetched from a URL, as a message; undefined where it may be tried. */
export function addressFault(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return 'An address begins with https://.';
  if (!PAGES.test(new URL(text).hostname)) return undefined;
  return 'Pages of this site are not fetched: no service that may do so is set up here. Upload the file, or paste its captions.';
}
