import type { Readable } from 'node:stream';
import type { Context } from '#server/context';
import { forbidden, invalid, notFound, unreachable } from '#server/errors';
import { keysOf } from '#server/storage/storage';
import { validate } from '#server/validate';
import { requiredText } from '#domain/proof/submission';
import { headLabel } from '#domain/records/record-events';
import {
  secretIn,
  sharedPageTexts as texts,
  sharedState,
  type SharedPeriodFacts,
} from '#domain/proof/shared-submissions';
import { openSharedSchema, sharedFileSchema } from '#domain/proof/shared-submissions.schema';
import { frozenActivity, frozenPeriod } from '../portfolio/report-rows.ts';
import { noteAccess, noteOpening } from './accesses.ts';
import { isTicket, secretHash, ticketFor } from './secrets.ts';
import { SharedSubmission } from './shared-submission.entity.ts';
import {
  shownFile,
  type FrozenSubmissionType,
  type OpenedSharedSubmission,
} from './shared-submission.type.ts';

/**
 * Opens a link, without a session. Throws notFound() for a secret that is unknown, and the same for one whose link is
 * expired, revoked or deleted; throws invalid() for a wrong passphrase. Both are limited per address, passphrases also
 * per link.
 */
export async function open(ctx: Context, input: unknown): Promise<OpenedSharedSubmission> {
  const { secret, passphrase } = validate(openSharedSchema, input);
  const { env, limits, passwords } = ctx.services;
  const link = await linkOf(ctx, secret);
  if (link.passphraseHash) {
    if (!passphrase) {
      await limits.openingSucceeded(ctx.caller.address);
      return { needsPassphrase: true, ticket: null, submission: null };
    }
    await limits.beginPassphrase(link.id);
    if (!(await passwords.matches(passphrase, link.passphraseHash))) {
      await noteAccess(ctx, link, 'wrong-passphrase');
      throw invalid({ passphrase: texts.wrong });
    }
    await limits.passphraseSucceeded(link.id);
  }
  await limits.openingSucceeded(ctx.caller.address);
  await noteOpening(ctx, link);
  return { needsPassphrase: false, ticket: ticketFor(env, link, ctx.now), submission: shown(link) };
}

/** A file of a link, in the form in which REST sends files. */
export interface SharedContent {
  name: string;
  type: string;
  size: number;
  /** Throws unreachable(). */
  open: () => Promise<Readable>;
}

/** The PDF of a link that was opened. Throws like open(), and forbidden() for a ticket that is not valid. */
export const pdf = (ctx: Context, input: unknown) => fileOf(ctx, input, 'pdf');

/** The same for the pack. */
export const pack = (ctx: Context, input: unknown) => fileOf(ctx, input, 'pack');

async function fileOf(ctx: Context, input: unknown, which: 'pdf' | 'pack'): Promise<SharedContent> {
  const { secret, ticket } = validate(sharedFileSchema, input);
  const { env, limits, storage, log } = ctx.services;
  const link = await linkOf(ctx, secret);
  if (!isTicket(env, link, ticket, ctx.now)) throw forbidden(texts.ticket);
  await limits.openingSucceeded(ctx.caller.address);
  const key = which === 'pdf' ? link.pdfKey : link.packKey;
  const { name, bytes: size } = link[which];
  const type = which === 'pdf' ? 'application/pdf' : 'application/zip';
  const read = async () => {
    try {
      return await storage.read(keysOf(key!).file);
    } catch (error) {
      log.error({ err: error, key }, 'a shared file cannot be read');
      throw unreachable(texts.unavailable);
    }
  };
  const content = await read();
  await noteAccess(ctx, link, which);
  return { name, type, size, open: async () => content };
}

/** The link of a secret, if it works. Every attempt counts, until the caller has what the link is for. */
async function linkOf(ctx: Context, secret: string): Promise<SharedSubmission> {
  await ctx.services.limits.beginOpening(ctx.caller.address);
  const found = secretIn(secret)
    ? await ctx.em.findOne(SharedSubmission, { tokenHash: secretHash(secret) })
    : null;
  const works = found?.pdfKey && sharedState(found, ctx.now) === 'active';
  if (!works) throw notFound(`${texts.invalid} ${texts.invalidText}`);
  return found;
}

function shown(link: SharedSubmission): FrozenSubmissionType {
  const { facts } = link;
  return {
    person: {
      name: facts.holderName,
      register: facts.register ?? null,
      registrationNumber: facts.registrationNumber,
      registrationType: facts.registrationType ?? null,
      registrationHistory: facts.registrationHistory ?? [],
      timeZone: facts.timeZone,
    },
    periods: facts.periods.map((period, index) => ({
      ...frozenPeriod,
      label: period.label,
      activityCount: period.activityCount,
      reflectionCount: period.reflectionCount,
      documentCount: period.documentCount,
      requirement: requirementOf(period),
      completed: { total: period.completedTotal, interactive: period.completedInteractive },
      activities: (facts.registers?.[index] ?? []).map(frozenActivity),
    })),
    leftOut: facts.leftOut,
    evidenceCount: facts.evidenceCount,
    remarks: facts.remarks ?? null,
    confirmations: facts.confirmations ?? null,
    certificates: facts.certificates ?? null,
    practice: facts.practice ?? null,
    indemnity: facts.indemnity ?? null,
    frozenAt: link.createdAt,
    expiresAt: link.expiresAt,
    head: link.head && headLabel(link.head),
    pdf: shownFile(link.pdf),
    pack: shownFile(link.pack),
  };
}

function requirementOf({ requiredTotal, requiredInteractive, basis }: SharedPeriodFacts) {
  const required = { total: requiredTotal, interactive: requiredInteractive };
  return { ...required, text: requiredText(required), basis: basis ?? null };
}
