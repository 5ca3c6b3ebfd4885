import { checkPack, type Checker } from '#client/features/records/timeline/check-pack.ts';
import { readPdf } from '#client/features/records/timeline/read-pdf.ts';
import { readPdfWords } from '#client/lib/pdf/read-pdf-words.ts';
import type { Authority } from '#client/features/records/timeline/pack-time.ts';
import type { KnownServer } from '#client/features/records/timeline/pack-signature.ts';
import { BADGE_KEYS_PATH } from '#domain/learning/open-badges';
import { SIGNATURE_FILE } from '#domain/proof/pack-signature';
import type { CheckedPart } from '#domain/proof/pack-statements';
import type { TestClient } from './client.ts';
import { sha256 } from './files.ts';
import type { TestServer } from './server.ts';
import { unzip } from './unzip.ts';

/** Without the browser's worker, in which the same function runs. */
const readHere = (bytes: Uint8Array<ArrayBuffer>) => readPdf(bytes, readPdfWords);

export type PackFiles = Map<string, Buffer>;
type Edition = 'self-check' | 'submission';

/** The bytes of a pack as a user downloads it. */
export async function packOf(client: TestClient, edition: Edition): Promise<Buffer> {
  const response = await client.fetch(`/api/report?format=zip&edition=${edition}`);
  const file = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw new Error(file.toString());
  return file;
}

export const filesOf = async (client: TestClient, edition: Edition): Promise<PackFiles> =>
  unzip(await packOf(client, edition));

/** A server as its page knows it. */
export async function knownServer({ url, services }: TestServer): Promise<KnownServer> {
  const response = await fetch(`${url}${BADGE_KEYS_PATH}`);
  const { keys } = (await response.json()) as Pick<KnownServer, 'keys'>;
  return { address: services.env.publicUrl, keys };
}

/** Checks a pack as a browser does: a ZIP, or the files of its unpacked folder. */
export async function checked(
  pack: Buffer | PackFiles,
  server: KnownServer | null,
  authority: Authority = server ? { from: 'server', read: async () => null } : { from: 'pack' },
  reader: Checker['readPdf'] = server && (() => Promise.resolve(readHere)),
) {
  Object.assign(globalThis, { isSecureContext: true });
  const files = Buffer.isBuffer(pack)
    ? [fileOf('pack.zip', pack, '')]
    : [...pack].map(([path, content]) => fileOf(path, content, `pack/${path}`));
  const found = await checkPack(files, {
    server,
    readPdf: reader,
    authority,
  });
  if ('problem' in found) throw new Error(found.problem);
  const of = (part: CheckedPart) => found.statements.find((each) => each.part === part);
  return { ...found, of };
}

function fileOf(path: string, content: Buffer, webkitRelativePath: string): File {
  const file = new File([new Uint8Array(content)], path.split('/').at(-1)!);
  return Object.assign(file, { webkitRelativePath });
}

/** Changes files of a pack and makes its own list and checksums fit again, as a forger would. */
export function changed(pack: PackFiles, change: (files: PackFiles) => void): PackFiles {
  const files = new Map(pack);
  change(files);
  const manifest = JSON.parse(files.get('manifest.json')!.toString()) as {
    files: { path: string; bytes: number; sha256: string }[];
  };
  manifest.files = manifest.files
    .filter(({ path }) => files.has(path))
    .map((each) => {
      const content = files.get(each.path)!;
      return { ...each, bytes: content.length, sha256: sha256(content) };
    });
  files.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
  const summed = [...files].filter(([path]) => !['SHA256SUMS', SIGNATURE_FILE].includes(path));
  const sums = summed.map(([path, content]) => `${sha256(content)}  ${path}\n`);
  return files.set('SHA256SUMS', Buffer.from(sums.join('')));
}
