declare module '*.webp' {
  /** The picture's address. */
  const address: string;
  export default address;
}
declare module '*.mp3' {
  /** The picture's address. */
  const address: string;
  export default address;
}
declare module '*.mp4' {
  /** The picture's address. */
  const address: string;
  export default address;
}
