/** What keeps a backup or a restore from going on; the message tells the operator what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
