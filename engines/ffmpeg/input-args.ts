/**
 * SSRF and file disclosure guard: allow list of the demuxers for uploads. Playlist formats are left out, because a
 * playlist makes ffmpeg open other files and addresses, which the uploader chooses.
 */
const FORMATS = 'mov,matroska,avi,mpegts,mpeg,flv,mp3,wav,w64,flac,ogg,aac,aiff,caf,amr,gif,s16le,rawvideo';

/** Arguments that open a file, and none of the files or addresses it may refer to. */
export function inputArgs(file: string): string[] {
  return ['-protocol_whitelist', 'file', '-format_whitelist', FORMATS, '-i', `file:${file}`];
}
