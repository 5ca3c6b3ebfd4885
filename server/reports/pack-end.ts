import type { PackSigner } from '../schema/learning/open-badges/badge-keys.ts';
import { SIGNATURE_FILE, SIGNING_KEY_FILE, type PackClaims } from '#domain/proof/pack-signature';
import { TIME_STAMPS_FILE, type TimeStamps } from '#domain/proof/time-stamps';
import type { Entry, Written } from './portfolio/zip.ts';

export interface PackEnd {
  signer: PackSigner;
  madeAt: Date;
  /** The owner's name, as printed. */
  name: string;
  head: PackClaims['head'];
  /** Files written so far; those written later are added to it. */
  written: readonly Written[];
  /** Returns the list of contents for programs, once all other files are written. */
  manifest: () => object;
}

/** The last files of a pack: the key, the list of contents, the checksums, and the signature over all of them. */
export function* packEnd(end: PackEnd): Generator<Entry> {
  const { signer, madeAt, name, head, written } = end;
  yield { path: SIGNING_KEY_FILE, content: `${JSON.stringify(signer.key, null, 2)}\n` };
  yield { path: 'manifest.json', content: `${JSON.stringify(end.manifest(), null, 2)}\n` };
  const sums = written.map(({ sha256, path }) => `${sha256}  ${path}\n`);
  yield { path: 'SHA256SUMS', content: sums.join('') };
  const files = written.map(({ path, sha256 }) => ({ path, sha256 }));
  const iat = Math.floor(madeAt.getTime() / 1000);
  yield {
    path: SIGNATURE_FILE,
    content: signer.sign({ iss: signer.issuer, iat, name, head, files }),
  };
}

/** The time-stamps of the timeline, if there are any. */
export function* timeStampsFile(stamps: TimeStamps | null): Generator<Entry> {
  if (stamps) yield { path: TIME_STAMPS_FILE, content: `${JSON.stringify(stamps, null, 1)}\n` };
}

/** Lines of a pack's README about these files. */
export const packEndLines = [
  'timestamps.json    if it is here: an independent authority’s word on when the timeline existed',
  'manifest.json      every file with its size and SHA-256 checksum, for programs',
  'SHA256SUMS         the same checksums; "sha256sum -c SHA256SUMS" checks all files but the signature',
  'signature.jws      the signature of the server that made this pack, over every other file',
  'signing-key.json   a copy of its public key: compare it with the one at the server',
  '',
  'To check that this pack is genuine, open /verify at the address of a server that you trust.',
  'verify.html in a forged pack can be forged as well.',
] as const;
