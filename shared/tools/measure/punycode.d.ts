/** The part that is used of the package, which brings no types. */
declare module 'punycode.js' {
  const punycode: {
    /** A host's label, or several with dots, in punycode where it is not ASCII. */
    toASCII(text: string): string;
  };
  export default punycode;
}
