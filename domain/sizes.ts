import { counted } from './counts.ts';

const MB = 1024 * 1024;

/** Returns a file size in words: '900 bytes', '14 kB', '2.4 MB', '2 GB'. */
export function sizeLabel(bytes: number): string {
  if (bytes < 1000) return counted(bytes, 'byte');
  if (bytes < MB) return `${Math.round(bytes / 1024)} kB`;
  const [size, unit] = bytes < 1024 * MB ? [bytes / MB, 'MB'] : [bytes / MB / 1024, 'GB'];
  return `${Number(size.toFixed(size < 10 ? 1 : 0))} ${unit}`;
}
