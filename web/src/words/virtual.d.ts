// Made by the build out of the project's Fluent files: see vite.config.ts.
declare module 'virtual:words/*' {
  const words: import('./bundles').Words;
  export default words;
}
declare module 'virtual:table/*' {
  const words: import('./bundles').Words;
  export default words;
}
declare module 'virtual:guide/*' {
  const words: import('./bundles').Words;
  export default words;
}
