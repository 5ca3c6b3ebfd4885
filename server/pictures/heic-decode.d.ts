/** The few parts of heic-decode that we use; the package has no types. */
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
