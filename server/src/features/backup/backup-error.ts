/** A backup or restore cannot continue; the message says what the operator can do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
