/** Default name of a user: the part of the address before the `@`. */
export function nameOf(email: string): string {
  return email.slice(0, email.lastIndexOf('@'));
}
