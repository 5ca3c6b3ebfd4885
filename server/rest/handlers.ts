import type { AnyObjectSchema } from 'yup';
import type { Context } from '../context.ts';
import { unauthenticated } from '../errors.ts';
import { oneAtATime } from '../reports/one-at-a-time.ts';
import type { Report } from '../reports/report.ts';
import * as receipts from '../schema/proof/teams/receipts.ts';
import * as certificates from '../schema/learning/modules/certificates.ts';
import { exportAll } from '../schema/account/exports/exports.ts';
import type { EvidenceContent } from '../schema/records/evidence-files/evidence-contents.ts';
import type { SharedContent } from '../schema/proof/shared-submissions/opening.ts';
import type { Written } from '../records/written.ts';
import * as userImages from '../schema/account/user-images/user-images.ts';
import type { User } from '../schema/account/users/user.entity.ts';
import * as users from '../schema/account/users/users.ts';
import { exportFormat } from '#domain/account/account-import';
import { evidenceTypes, servedType } from '#domain/records/evidence-files';
import { sharedFileSchema } from '#domain/proof/shared-submissions.schema';
import { download, FileResponse, inPage, MadeResponse, toSave } from './file-response.ts';
import { Unchanged } from './respond.ts';
import type { JsonSchema } from './openapi/types.ts';
import { texts, type Query } from './queries.ts';
import { asking, byId, taking, type About, type Input } from './route.ts';

type Run<A extends unknown[], R> = (ctx: Context, ...input: A) => Promise<R>;

/** A user as REST shows one; throws if the caller is not signed in. */
export const asUser =
  <A extends unknown[]>(run: Run<A, User | null>): Run<A, object> =>
  async (ctx, ...input) =>
    users.toPublic((await run(ctx, ...input)) ?? refuse());

/** The result of an upsert: 201 if it added a record, 200 if the record existed. */
export const added =
  <A extends unknown[]>(run: Run<A, Written<unknown>>): Run<A, unknown> =>
  async (ctx, ...input) => {
    const { record, isNew } = await run(ctx, ...input);
    return isNew ? record : new Unchanged(record);
  };

/** One value under its name. */
export const named = (
  name: string,
  type: 'boolean' | 'integer',
  run: Run<[], unknown>,
): Input & About => ({
  handler: async (ctx) => ({ [name]: await run(ctx) }),
  status: 200,
  response: {
    schema: {
      type: 'object',
      properties: { [name]: { type } },
      required: [name],
      additionalProperties: false,
    },
  },
});

/** Reads a body; the response only says that it was done. */
export const answering = (
  schema: AnyObjectSchema,
  run: Run<[input: unknown], boolean>,
): Input & About => ({
  ...named('ok', 'boolean', async () => true),
  ...taking(schema, async (ctx, input) => ({ ok: await run(ctx, input) })),
});

/** A PDF to save; one of several, by their ids or by another part of the path. */
export const pdf = (
  summary: string,
  report: Run<[id: unknown], Report>,
  which?: Which,
): Input & About => file('application/pdf', summary, report, which);

/** The same as a document of Word and its like. */
export const docx: typeof pdf = (...args) => file(DOCX, ...args);

/** A badge as a picture, and as signed text. */
export const badgePicture: typeof pdf = (...args) => file('image/png', ...args);
export const badgeText: typeof pdf = (...args) => file('text/plain', ...args);

/** A table to save. */
export const csv: typeof pdf = (...args) => file('text/csv', ...args);

/** A table to save that depends on the id and on filters of the query. */
export const csvFor = (
  summary: string,
  filters: Query,
  report: Run<[id: unknown, filters: Record<string, string | undefined>], Report>,
): Input & About => ({
  handler: async (ctx, { params, query }) => {
    const { bytes, fileName } = await report(ctx, params['id'], query);
    return download(bytes, fileName, 'text/csv');
  },
  query: filters,
  summary,
  response: { file: 'text/csv' },
});

/** A table to save for the secret in the body. */
export const csvBySecret = (
  summary: string,
  schema: AnyObjectSchema,
  report: Run<[input: unknown], Report>,
): Input & About => ({
  ...taking(schema, async (ctx, input) => {
    const { bytes, fileName } = await report(ctx, input);
    return download(bytes, fileName, 'text/csv');
  }),
  status: 200,
  summary,
  response: { file: 'text/csv' },
});

/** A signed text that is no badge. */
export const signedText: typeof pdf = (...args) => file('text/plain', ...args);

/** A status list in the form of a badge's, as programs that check what was signed read it. */
const statusList = (run: Run<[number: unknown], unknown>, summary: string): Input & About => ({
  ...byId(run, 'number'),
  summary,
  response: {
    schema: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        issuer: { type: 'string' },
        revokedCredential: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              id: { type: 'string' },
              revoked: { type: 'boolean' },
              revocationReason: { type: 'string' },
            },
            required: ['id', 'revoked', 'revocationReason'],
            additionalProperties: false,
          },
        },
      },
      required: ['id', 'issuer', 'revokedCredential'],
      additionalProperties: false,
    },
  },
});

/** The status list of one certificate. */
export const revocations = statusList(
  certificates.revocations,
  'Says if a certificate was revoked, to programs that check its Open Badge.',
);

/** The status of one standing receipt. */
export const receiptStatus = statusList(
  receipts.status,
  'Says if a standing receipt is still shared and is the newest, to programs that check it.',
);

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface Which {
  ids?: readonly { id: string }[];
  part?: string;
}

const file = (
  type: string,
  summary: string,
  report: Run<[id: unknown], Report>,
  { ids, part }: Which = {},
): Input & About => ({
  ...byId(async (ctx, id) => {
    const { bytes, fileName } = await report(ctx, id);
    return download(bytes, fileName, type);
  }, part),
  summary,
  response: { file: type },
  ...(ids && { params: { id: { type: 'string', enum: ids.map(({ id }) => id) } } }),
});

/** A PDF to save that depends on parameters of the query, in their order. */
export const pdfFor = (
  summary: string,
  names: readonly string[],
  report: Run<(string | undefined)[], Report>,
): Input & About => ({
  ...asking(texts(...names), async (ctx, query) => {
    const { bytes, fileName } = await report(ctx, ...names.map((name) => query[name]));
    return download(bytes, fileName, 'application/pdf');
  }),
  summary,
  response: { file: 'application/pdf' },
});

/** A file that a user attached, to save. */
export const attached = (run: Run<[id: unknown], EvidenceContent>): Input & About => ({
  ...byId(async (ctx, id) => toSave(await run(ctx, id))),
  response: { file: Object.keys(evidenceTypes).map(servedType), kept: 'in parts' },
});

/** The same, to show within one of our pages. */
export const shown = (
  run: Run<[id: unknown], EvidenceContent>,
  types: readonly string[],
  kept: 'whole' | 'in parts' = 'in parts',
): Input & About => ({
  ...byId(async (ctx, id) => inPage(await run(ctx, id))),
  response: { file: types, kept },
});

/** A file of a link to a submission that was opened, to save; the secret and the ticket are in the body. */
export const sharedFile = (
  what: 'PDF' | 'pack',
  run: Run<[input: unknown], SharedContent>,
): Input & About => ({
  handler: async (ctx, { body }) => toSave(await run(ctx, body)),
  body: sharedFileSchema,
  status: 200,
  summary: `The ${what} of a shared submission, with the ticket that opening its link gave.`,
  response: { file: what === 'PDF' ? 'application/pdf' : ZIP },
  also: [403, 404, 429, 503],
});

/** The caller's own picture. */
export const picture: Input & About = {
  ...byId(async (ctx, version) => {
    const data = await userImages.get(ctx, version);
    return new FileResponse(data, { 'Content-Type': 'image/webp' });
  }, 'version'),
  response: { file: 'image/webp' },
  params: { version: { type: 'string', pattern: '^[0-9a-f]{32}$' } },
};

/** Everything stored about the caller. */
const exportSchema: JsonSchema = {
  type: 'object',
  description: 'Each table with its rows, those in the bin included.',
  properties: {
    format: { type: 'string', enum: [exportFormat.format] },
    version: { type: 'integer' },
    exportedAt: { type: 'string', format: 'date-time' },
  },
  required: ['format', 'version', 'exportedAt'],
  additionalProperties: { type: 'array', items: { type: 'object' } },
};

export const everything: Input & About = {
  handler: async (ctx) => {
    const { text, fileName } = await exportAll(ctx);
    return download(text, fileName, 'application/json');
  },
  response: { file: 'application/json', schema: exportSchema },
};

/** The same with the files themselves; one at a time per user, cancelled if the caller disconnects. */
export const everythingWithFiles: Input & About = {
  handler: async (ctx) => {
    const exported = await exportAll(ctx);
    const name = exported.fileName.replace(/json$/, 'zip');
    return new MadeResponse((res) =>
      oneAtATime(ctx.caller.session!.userId, async () => {
        const { writeArchive } = await import('../reports/account-archive.ts');
        await writeArchive(ctx, exported, () => res.attachment(name).set('Content-Type', ZIP));
      }),
    );
  },
  response: { file: 'application/zip' },
  also: [403, 409],
};

const ZIP = 'application/zip';

function refuse(): never {
  throw unauthenticated();
}
