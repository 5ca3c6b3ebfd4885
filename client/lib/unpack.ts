/** Unpacks zlib data up to a limit; null for more, or for damaged data. */
export async function unpack(bytes: Uint8Array, limit: number): Promise<Uint8Array | null> {
  const stream = new Blob([Uint8Array.from(bytes)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > limit) {
        await reader.cancel();
        return null;
      }
      chunks.push(Uint8Array.from(value));
    }
  } catch {
    // Damaged data.
    return null;
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
