/** The little of heic-decode that is used; the package brings no types. */
declare module 'heic-decode' {
  interface Image {
    width: number;
    height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }
  const decode: {
    all(source: { buffer: Uint8Array }): Promise<Image[] & { dispose(): void }>;
  };
  export default decode;
}
