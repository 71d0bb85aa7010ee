/** What to call somebody who gave no name: what stands before the `@`. */
export function nameOf(email: string): string {
  return email.slice(0, email.lastIndexOf('@'));
}
