import { crc32 } from 'node:zlib';
import type { Context } from '../context.ts';
import { signer } from '../schema/learning/open-badges/badge-keys.ts';
import * as crewBadges from '../schema/proof/crew-sessions/crew-badges.ts';
import type { Certificate } from '../schema/learning/modules/certificate.entity.ts';
import * as certificates from '../schema/learning/modules/certificates.ts';
import {
  badgeFileName,
  certificateBadge,
  crewBadge,
  type Badge,
} from '#domain/learning/open-badges';
import type { Report } from './report.ts';

/** A certificate as a picture with the signed badge inside, as badge wallets take it. */
export const certificateBadgePicture = async (ctx: Context, number: unknown): Promise<Report> =>
  picture(await certified(ctx, number));

/** The same as signed text. */
export const certificateBadgeText = async (ctx: Context, number: unknown): Promise<Report> =>
  text(await certified(ctx, number));

/** The signed text of all valid certificates of the user. */
export async function certificateBadges(ctx: Context): Promise<Report[]> {
  const held = await certificates.all(ctx);
  if (held.length === 0) return [];
  const sign = await signer(ctx.services);
  const { publicUrl } = ctx.services.env;
  return held.map((each) => text({ name: each.number, jwt: sign(badgeOf(each, publicUrl)) }));
}

/** The presence in a crew session as a picture with the signed badge inside. */
export const crewBadgePicture = async (ctx: Context, sessionId: unknown): Promise<Report> =>
  picture(await attended(ctx, sessionId));

/** The same as signed text. */
export const crewBadgeText = async (ctx: Context, sessionId: unknown): Promise<Report> =>
  text(await attended(ctx, sessionId));

/** The badge of a certificate, before it is signed. */
export const badgeOf = (certificate: Certificate, publicUrl: string): Badge =>
  certificateBadge({ ...certificate, ...certificates.measuresOf(certificate) }, publicUrl);

interface Signed {
  name: string;
  jwt: string;
}

async function certified(ctx: Context, number: unknown): Promise<Signed> {
  const certificate = await certificates.get(ctx, number);
  return signed(ctx, certificate.number, badgeOf(certificate, ctx.services.env.publicUrl));
}

async function attended(ctx: Context, sessionId: unknown): Promise<Signed> {
  const found = await crewBadges.get(ctx, sessionId);
  const name = `crew session ${found.sessionId}`;
  return signed(ctx, name, crewBadge(found, ctx.services.env.publicUrl));
}

async function signed({ services }: Context, name: string, badge: Badge): Promise<Signed> {
  return { name, jwt: (await signer(services))(badge) };
}

const text = ({ name, jwt }: Signed): Report => ({
  fileName: badgeFileName(name, 'jwt'),
  bytes: Buffer.from(jwt),
});

async function picture({ name, jwt }: Signed): Promise<Report> {
  return { fileName: badgeFileName(name, 'png'), bytes: bake(await (drawn ??= draw()), jwt) };
}

/** The picture is the same for all. */
let drawn: Promise<Buffer> | undefined;

async function draw(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer();
}

/** The product's mark on a seal, without text, which would need the machine's fonts. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="M176 330 136 492l120-52 120 52-40-162z" fill="#d8a657"/>
<circle cx="256" cy="212" r="196" fill="#0e5a59"/>
<circle cx="256" cy="212" r="178" stroke="#f3d49a" stroke-width="6"/>
<circle cx="256" cy="212" r="120" stroke="#3d7f79" stroke-width="34"/>
<path d="M256 92a120 120 0 1 1-113 79.6" stroke="#f3d49a" stroke-width="34"/>
<path d="M190 215h31l22-47 32 88 19-41h28" stroke="#fffdf9" stroke-width="25"/>
</svg>`;

/** The keyword under which programs look for an Open Badge 3.0. */
const KEYWORD = 'openbadgecredential';

/** Puts a signed badge into a PNG: an uncompressed iTXt chunk after the header (Open Badges 3.0, section 5.3). */
export function bake(png: Buffer, jwt: string): Buffer {
  // Keyword, then: not compressed, and neither a language nor a translated keyword.
  const data = Buffer.concat([Buffer.from(KEYWORD), Buffer.alloc(5), Buffer.from(jwt)]);
  const body = Buffer.concat([Buffer.from('iTXt'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, HEADER), length, body, sum, png.subarray(HEADER)]);
}

/** Bytes of a PNG's signature and IHDR chunk, which comes first. */
const HEADER = 8 + 25;
