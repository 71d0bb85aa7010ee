/**
 * What users upload may be opened as. Playlists are missing with intent: a playlist makes ffmpeg open other files and
 * addresses, and those it names are chosen by whoever wrote it.
 */
const FORMATS = 'mov,matroska,avi,mpegts,mpeg,flv,mp3,wav,flac,ogg,aac,aiff,caf,amr,gif,s16le,rawvideo';

/** Arguments that open a file, and nothing that the file may point at. */
export function inputArgs(file: string): string[] {
  return ['-protocol_whitelist', 'file', '-format_whitelist', FORMATS, '-i', `file:${file}`];
}
