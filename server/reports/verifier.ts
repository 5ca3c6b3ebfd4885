import { readFile } from 'node:fs/promises';
import { branded } from '../http/branded.ts';
import { escaped } from '../http/html.ts';
import { PRODUCT } from '#domain/product';

/** The built page: beside the built server, or in its folder while the server runs from its sources. */
const page = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/server/verify.html' : './verify.html',
  import.meta.url,
);

let read: Promise<string> | undefined;

/** The page's script reads the product's name from its head. */
const named = (built: string): string =>
  branded(built).replace(
    '</head>',
    () => `<meta name="application-name" content="${escaped(PRODUCT)}" /></head>`,
  );

/** The page that checks a pack in a browser, in one file. */
export function verifierPage(): Promise<string> {
  read ??= readFile(page, 'utf8').then(named, (error: unknown) => {
    read = undefined;
    throw new Error('The page that checks packs is not built: npm run build.', { cause: error });
  });
  return read;
}
