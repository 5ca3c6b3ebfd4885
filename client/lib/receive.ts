/** The browser may put a Blob on its disk: what has come is handed over in parts of this size. */
const PART_BYTES = 8_000_000;

/** An answer as a file with its name, told about as it comes; hundreds of megabytes do not stand in memory. */
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

/** The name that the server gives a file (RFC 6266). */
function nameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(header) ?? [];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)/.exec(header)?.[1] ?? 'CPD portfolio';
}
