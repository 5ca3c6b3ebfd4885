import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { transaction } from '#server/db/transaction';
import { validate } from '#server/validate';
import type { BoardAnswer } from '#domain/standing/board-answers';
import { expiryRuleOf, yearInForce, type Registration } from '#domain/standing/cpd';
import { addYears, civilDate, instantOf, type CivilDate } from '#domain/dates';
import { dashboardRegistration, profileRegistration } from '#domain/standing/registration';
import { renewedUntil } from '#domain/standing/registration-state';
import { expiryNotice, expiryRuleTexts } from '#domain/standing/registration-expiry';
import { registrationSchema, type RegistrationInput } from '#domain/standing/registration.schema';
import { yearsOf } from '#domain/professions/profession';
import { paramedic } from '#domain/professions/paramedic';
import { settingsSchema } from '#domain/account/settings.schema';
import { profileChangeSchema } from '#domain/account/users.schema';
import { numbersChanged, numbersOf } from '../shared-numbers.ts';
import { User } from './user.entity.ts';
import type { RegistrationStatus } from './user.type.ts';
import { optionalDay } from '#server/day';

/** The signed-in user, or null. */
export const me = (ctx: Context): Promise<User | null> => ctx.reads.viewer();

/** The signed-in user if their id is among the given ones. */
export async function many(ctx: Context, ids: readonly number[]): Promise<User[]> {
  const user = await me(ctx);
  return user && ids.includes(user.id) ? [user] : [];
}

/** The current day in the user's time zone. */
export const today = (ctx: Context, user: User) => civilDate(ctx.now, user.timeZone);

/** Changes full name and organisation, if given. */
export async function updateProfile(ctx: Context, input: unknown): Promise<User> {
  const { id } = await requireUser(ctx);
  const change = validate(profileChangeSchema, input);
  const user = await ctx.em.findOneOrFail(User, { id });
  ctx.em.assign(user, change);
  await ctx.em.flush();
  return user;
}

/** Sets the registration date and the given details; civil days in the user's time zone. */
export async function updateRegistration(ctx: Context, input: unknown): Promise<User> {
  const { id, timeZone } = await requireUser(ctx);
  const change = validate(
    registrationSchema({ today: civilDate(ctx.now, timeZone), timeZone }),
    input,
  );
  return transaction(ctx, async (tx) => {
    const user = await tx.em.findOneOrFail(User, { id });
    const before = { ...user };
    const known = numbersOf(user);
    user.registrationDate = change.registrationDate;
    setExpiry(user, change);
    user.registrationRenewedTo = renewedTo(user, before, civilDate(ctx.now, timeZone));
    if (change.registrationNumber !== undefined)
      user.registrationNumber = change.registrationNumber;
    if (change.registrationType !== undefined) user.registrationType = change.registrationType;
    if (change.registrationTypeSince !== undefined) {
      user.registrationTypeSince = change.registrationTypeSince;
    }
    if (change.registrationBreaks !== undefined) {
      user.registrationBreaks = change.registrationBreaks.toSorted((a, b) =>
        a.from < b.from ? -1 : 1,
      );
    }
    await tx.em.flush();
    await numbersChanged(tx, user, known);
    return user;
  });
}

/**
 * Returns until when a registration counts as renewed after a change. What is entered for the first time is in force
 * on that day; a correction does not say that a later year was renewed.
 */
export function renewedTo(after: Registration, before: Registration, day: CivilDate) {
  const { registrationDate, registrationRenewedTo: known = null } = before;
  if (!registrationDate || !known) return registrationDate ? known : yearInForce(after, day);
  // The year in which a registration begins is in force without an answer.
  const isFirstYear = registrationDate > addYears(known, -yearsOf(after.profession ?? paramedic));
  return isFirstYear || after.registrationDate! > known ? yearInForce(after, day) : known;
}

/** Without a rule, a date counts as entered, and a cleared one as the Board's year unless one year was chosen before. */
function setExpiry(
  user: User,
  { registrationExpiryRule: rule, registrationExpiryDate: date }: RegistrationInput,
): void {
  if (rule && rule !== 'entered') user.registrationExpiryDate = null;
  else if (date !== undefined) user.registrationExpiryDate = date;
  else if (user.registrationExpiryDate && user.registrationExpiryDate <= user.registrationDate!) {
    user.registrationExpiryDate = null;
  }
  user.registrationExpiryRule = expiryRuleOf({
    ...user,
    registrationExpiryRule: rule ?? user.registrationExpiryRule,
  });
}

/** Changes the given settings and keeps the others. */
export async function updateSettings(ctx: Context, input: unknown): Promise<User> {
  const { id } = await requireUser(ctx);
  const change = validate(settingsSchema, input);
  const user = await ctx.em.findOneOrFail(User, { id });
  ctx.em.assign(user, change);
  await ctx.em.flush();
  return user;
}

/** The status of the first registration, for the profile and for the dashboard. */
export const registration = (ctx: Context, user: User): RegistrationStatus =>
  statusOf(user, today(ctx, user));

/** The status of any registration. */
export function statusOf(held: Registration, day: CivilDate): RegistrationStatus {
  const profile = profileRegistration(held, day);
  const rule = expiryRuleOf(held);
  return {
    ...profile,
    canRenew: renewedUntil(held, day) !== null && expiryRuleOf(held) === 'board-year',
    expiryDate: optionalDay(profile.expiryDate),
    expiryRule: rule,
    expiryRuleText: profile.expiryDate && expiryRuleTexts(held.profession)[rule],
    expiryNotice: expiryNotice(held),
    dashboard: dashboardRegistration(held, day),
  };
}

/** The user as REST returns it: the specification's client sends and reads these days as midnight UTC. */
export const toPublic = (user: User) => ({
  id: user.id,
  username: user.username,
  fullName: user.fullName,
  role: user.role,
  organization: user.organization,
  profileImage: user.profileImage,
  registrationDate: optionalInstant(user.registrationDate),
  registrationExpiryDate: optionalInstant(user.registrationExpiryDate),
  registrationExpiryRule: expiryRuleOf(user),
  registrationNumber: user.registrationNumber,
  registrationType: user.registrationType,
  registrationTypeSince: optionalInstant(user.registrationTypeSince),
  registrationBreaks: user.registrationBreaks,
  registrationSpans: user.registrationSpans,
  boardAnswers: user.boardAnswers.map(publicAnswer),
  timeZone: user.timeZone,
});

/** An answer of the Board as REST returns it, without the mark that an earlier version kept in it. */
export const publicAnswer = ({
  isDocumentDeleted: _deleted,
  documentFile = null,
  ...answer
}: BoardAnswer & { isDocumentDeleted?: boolean }): BoardAnswer => ({ ...answer, documentFile });

/** Formats a civil date as in REST's user. */
export const optionalInstant = (day: CivilDate | null): Date | null =>
  day ? instantOf(day) : null;
