declare module '*.webp' {
  /** URL of the picture. */
  const address: string;
  export default address;
}
declare module '*.mp3' {
  /** URL of the picture. */
  const address: string;
  export default address;
}
declare module '*.mp4' {
  /** URL of the picture. */
  const address: string;
  export default address;
}
