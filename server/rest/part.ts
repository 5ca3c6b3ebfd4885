import type { Request } from 'express';
import type { Part } from '../storage/storage.ts';

/**
 * The part of a file that a request's Range asks for (RFC 9110): the whole if there is no Range of bytes, if it names
 * several ranges, or if the file is no longer the one of If-Range; 'none' if the file has no byte of it.
 */
export function partOf(req: Request, size: number, etag: string): Part | 'whole' | 'none' {
  const asked = req.get('range') ?? '';
  const ifRange = req.get('if-range');
  if (req.method !== 'GET' || !/^bytes=[^,]*$/i.test(asked)) return 'whole';
  if (ifRange !== undefined && ifRange.trim() !== etag) return 'whole';
  // Express finds nothing if more last bytes are requested than the file has; they are the whole file.
  const last = /^bytes=\s*-(\d+)\s*$/i.exec(asked);
  if (last && Number(last[1]) >= size) return { start: 0, end: size - 1 };
  const found = req.range(size);
  if (found === -1) return 'none';
  const [range] = Array.isArray(found) ? found : [];
  return range ?? 'whole';
}
