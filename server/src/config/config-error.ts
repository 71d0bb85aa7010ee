/** The server cannot start as configured. Each line of the message names the variable and says what it needs. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
