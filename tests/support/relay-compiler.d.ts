declare module 'relay-compiler' {
  /** The path of the compiler's program. */
  const program: string;
  export default program;
}
