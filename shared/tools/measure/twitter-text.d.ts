/** X's own parser, the oracle of tests. */
declare module 'twitter-text' {
  const twitter: { parseTweet(text: string): { readonly weightedLength: number } };
  export default twitter;
}
