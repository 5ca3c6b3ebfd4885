import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';

/** Types of served texts by extension; the packages that serve files name the charset of some of them only. */
const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Gives a served text its type with its charset. */
export function setTextType(res: ServerResponse, path: string): void {
  const type = textTypes[extname(path)];
  if (type) res.setHeader('Content-Type', `${type}; charset=utf-8`);
}
