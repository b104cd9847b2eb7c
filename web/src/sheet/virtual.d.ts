// Made by the build out of the sheets that come with the game: see vite.config.ts.
declare module 'virtual:thumbnails' {
  /** The sheets that come with the game drawn small, by their layouts. */
  const thumbnails: Record<string, import('./thumbnail').Thumbnail>;
  export default thumbnails;
}
