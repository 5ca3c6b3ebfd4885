/** Size of the parts in which a download becomes a Blob, which the browser may keep on disk. */
const PART_BYTES = 8_000_000;

/** Returns a response as a file with its name and reports progress; hundreds of megabytes never fill the memory. */
export async function receive(
  response: Response,
  onBytes: (bytes: number) => void,
): Promise<{ name: string; file: Blob }> {
  const type = response.headers.get('content-type') ?? '';
  const parts: Blob[] = [];
  let open: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let told = 0;
  let waiting = 0;
  const reader = response.body!.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    open.push(next.value);
    bytes += next.value.length;
    waiting += next.value.length;
    if (waiting >= PART_BYTES) {
      parts.push(new Blob(open));
      open = [];
      waiting = 0;
    }
    if (bytes - told > bytes / 50) {
      told = bytes;
      onBytes(bytes);
    }
  }
  return { name: nameOf(response), file: new Blob([...parts, ...open], { type }) };
}

/** Returns the file name that the server sent (RFC 6266). */
function nameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(header) ?? [];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)/.exec(header)?.[1] ?? 'CPD portfolio';
}
