import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { transaction } from '#server/db/transaction';
import { AppError, invalid, notFound } from '#server/errors';
import { validate } from '#server/validate';
import { changeRegistration } from '../../standing/change-registration.ts';
import { heldElsewhere, numbersChanged, numbersOf } from '../shared-numbers.ts';
import { User } from './user.entity.ts';
import { optionalDay } from '#server/day';
import {
  publicAnswer,
  renewedTo,
  statusOf,
  today as todayOf,
  updateRegistration,
} from './users.ts';
import type { HeldRegistrationType } from './registration.type.ts';
import { expiryRuleOf } from '#domain/standing/cpd';
import { civilDate, type CivilDate } from '#domain/dates';
import type { Profession } from '#domain/professions/profession';
import { professionOf } from '#domain/professions/professions';
import { paramedic } from '#domain/professions/paramedic';
import { registrationSchema, type RegistrationInput } from '#domain/standing/registration.schema';
import {
  OTHER_REGISTRATIONS_MAX,
  registrationFor,
  registrationsMessages as messages,
  registrationsOf,
  sharingText,
  type StoredRegistration,
} from '#domain/standing/registrations';
import { renewalConfirmation } from '#domain/standing/registrations.schema';
import { renewedMessages as renewed, renewedUntil } from '#domain/standing/registration-state';
import { rulesFor } from '#domain/standing/standard';

/** Every registration of the user, the first one first. */
export const list = async (ctx: Context, viewer?: User): Promise<HeldRegistrationType[]> => {
  const user = viewer ?? (await requireUser(ctx));
  return of(ctx, user);
};

/** The registrations of a user, in the form of GraphQL and REST. */
export function of(ctx: Context, user: User): HeldRegistrationType[] {
  const today = todayOf(ctx, user);
  const all = registrationsOf(user);
  let shared: Promise<Set<string>> | undefined;
  const sharedNumbers = () => (shared ??= heldElsewhere(ctx.em, user, ctx.now));
  return all.map((each) => {
    const { profession } = each;
    const rules = rulesFor(today, profession);
    const stored = user.otherRegistrations.find((other) => other.profession === profession.id);
    return {
      profession: profession.id,
      label: profession.label,
      board: profession.board,
      boardUrl: profession.boardUrl,
      isFirst: profession.id === paramedic.id,
      registrationDate: optionalDay(each.registrationDate),
      registrationExpiryDate: optionalDay(each.registrationExpiryDate),
      registrationExpiryRule: expiryRuleOf(each),
      registrationNumber: stored ? stored.registrationNumber : user.registrationNumber,
      sharedNumbers,
      registrationType: each.registrationType ?? null,
      registrationTypeSince: optionalDay(each.registrationTypeSince ?? null),
      registrationBreaks: [...(each.registrationBreaks ?? [])],
      registrationSpans: [...(each.registrationSpans ?? [])],
      registration: statusOf(each, today),
      rules: { from: rules.from, source: rules.source },
      sharing: all
        .filter((other) => other.profession !== profession)
        .map((other) => ({
          profession: other.profession.id,
          ...sharingText(profession, other.profession),
        })),
      user,
    };
  });
}

/** Sets the user's registration of a profession, or adds it; the first one, too. */
export async function set(ctx: Context, input: unknown): Promise<User> {
  const { id, timeZone } = await requireUser(ctx);
  const { profession: given, ...details } = (input ?? {}) as Record<string, unknown>;
  const profession = professionOf(given);
  if (!profession) throw invalid({ profession: messages.chooseProfession });
  if (profession.id === paramedic.id) return updateRegistration(ctx, details);
  const today = civilDate(ctx.now, timeZone);
  const change = validate(registrationSchema({ today, timeZone, profession }), details);
  return changeOthers(ctx, id, (others) => {
    const known = others.find((each) => each.profession === profession.id);
    if (!known && others.length >= OTHER_REGISTRATIONS_MAX) {
      throw new AppError('BAD_USER_INPUT', messages.full);
    }
    const next = changed(known ?? blank(profession), change, today);
    return known ? others.map((each) => (each === known ? next : each)) : [...others, next];
  });
}

/** Records that a registration was renewed; refused before renewal opens, and for a date that the user entered. */
export async function confirmRenewal(ctx: Context, input: unknown): Promise<User> {
  const { id, timeZone } = await requireUser(ctx);
  const { registration: of } = validate(renewalConfirmation, input);
  const day = civilDate(ctx.now, timeZone);
  return changeRegistration(ctx, id, of, (held) => {
    if (expiryRuleOf(held) !== 'board-year') throw new AppError('CONFLICT', renewed.entered);
    const until = renewedUntil(held, day);
    if (!until) throw new AppError('CONFLICT', renewed.tooEarly);
    return { registrationRenewedTo: until };
  });
}

/** Removes a registration beside the first one; the hours that activities count for it stay. Throws notFound(). */
export async function remove(ctx: Context, profession: unknown): Promise<User> {
  const { id } = await requireUser(ctx);
  if (profession === paramedic.id) throw invalid({ profession: messages.first });
  return changeOthers(ctx, id, (others) => {
    const left = others.filter((each) => each.profession !== profession);
    if (left.length === others.length) throw notFound();
    return left;
  });
}

/** Changes the list while no other request does. */
async function changeOthers(
  ctx: Context,
  id: number,
  run: (others: StoredRegistration[]) => StoredRegistration[],
): Promise<User> {
  return transaction(ctx, async (tx) => {
    await tx.em.execute('select from users where id = ?::int for update', [id]);
    const user = await tx.em.findOneOrFail(User, { id }, { refresh: true });
    const known = numbersOf(user);
    user.otherRegistrations = run(user.otherRegistrations);
    await tx.em.flush();
    await numbersChanged(tx, user, known);
    return user;
  });
}

const blank = ({ id }: Profession): StoredRegistration => ({
  profession: id,
  registrationDate: null,
  registrationExpiryDate: null,
  registrationExpiryRule: 'board-year',
  registrationNumber: null,
  registrationType: null,
  registrationTypeSince: null,
  registrationBreaks: [],
  registrationSpans: [],
  boardAnswers: [],
});

/** Returns a registration with a change: what is left out stays, and an expiry date counts only if it was entered. */
function changed(
  known: StoredRegistration,
  change: RegistrationInput,
  day: CivilDate,
): StoredRegistration {
  const { registrationExpiryRule: rule, registrationExpiryDate: date, ...rest } = change;
  const given = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  ) as Partial<StoredRegistration>;
  const expiry = rule && rule !== 'entered' ? null : (date ?? null);
  const kept = date === undefined && !rule ? known.registrationExpiryDate : expiry;
  const next = {
    ...known,
    ...given,
    registrationBreaks: (change.registrationBreaks ?? known.registrationBreaks ?? []).toSorted(
      (a, b) => (a.from < b.from ? -1 : 1),
    ),
    registrationExpiryDate: kept && kept > change.registrationDate ? kept : null,
    registrationExpiryRule: rule ?? known.registrationExpiryRule ?? null,
  };
  const profession = professionOf(known.profession);
  return {
    ...next,
    registrationExpiryRule: expiryRuleOf(next),
    registrationRenewedTo: renewedTo({ ...next, profession }, { ...known, profession }, day),
  };
}

/** True if another account states the registration's number, too. */
export const isNumberShared = async ({
  registrationNumber: number,
  sharedNumbers,
}: HeldRegistrationType): Promise<boolean> =>
  number !== null && (await sharedNumbers()).has(number);

/** The same in the form of REST, without the user. */
export async function toPublic({
  user,
  registration,
  sharedNumbers,
  ...held
}: HeldRegistrationType) {
  const { status, message } = registration.dashboard;
  const { boardAnswers = [] } = registrationFor(user, held.profession)!;
  return {
    ...held,
    isNumberShared: await isNumberShared({ user, registration, sharedNumbers, ...held }),
    boardAnswers: boardAnswers.map(publicAnswer),
    registration: { ...registration, dashboard: { status, message } },
  };
}
