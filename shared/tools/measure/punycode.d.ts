/** The part that is used of the package, which brings no types. */
declare module 'punycode.js' {
  /** A host's label, or several with dots, in punycode where it is not ASCII. */
  export function toASCII(text: string): string;
}
