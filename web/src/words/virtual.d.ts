// Made by the build out of the project's Fluent files: see vite.config.ts.
declare module 'virtual:words/*' {
  const text: string;
  export default text;
}
declare module 'virtual:guide/*' {
  const text: string;
  export default text;
}
