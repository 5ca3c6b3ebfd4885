import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import { validate } from '../../validate.ts';
import { civilDate, instantOf, type CivilDate } from '#domain/dates';
import { dashboardRegistration, profileRegistration } from '#domain/registration';
import { registrationSchema } from '#domain/registration.schema';
import { settingsSchema } from '#domain/settings.schema';
import { profileChangeSchema } from '#domain/users.schema';
import { User } from './user.entity.ts';
import type { RegistrationStatus } from './user.type.ts';

/** The signed-in user, or null. */
export const me = (ctx: Context): Promise<User | null> => ctx.reads.viewer();

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

/** Sets the registration date and, if given, its expiry; civil days in the user's time zone. */
export async function updateRegistration(ctx: Context, input: unknown): Promise<User> {
  const { id, timeZone } = await requireUser(ctx);
  const change = validate(
    registrationSchema({ today: civilDate(ctx.now, timeZone), timeZone }),
    input,
  );
  const user = await ctx.em.findOneOrFail(User, { id });
  user.registrationDate = change.registrationDate;
  if (change.registrationExpiryDate !== undefined) {
    user.registrationExpiryDate = change.registrationExpiryDate;
  } else if (user.registrationExpiryDate && user.registrationExpiryDate <= user.registrationDate) {
    user.registrationExpiryDate = null;
  }
  await ctx.em.flush();
  return user;
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

/** The status of the registration, for the profile and for the dashboard. */
export function registration(ctx: Context, user: User): RegistrationStatus {
  const day = today(ctx, user);
  const profile = profileRegistration(user, day);
  return {
    ...profile,
    expiryDate: optionalInstant(profile.expiryDate),
    dashboard: dashboardRegistration(user, day),
  };
}

/** The user in the form of REST: civil dates as midnight UTC, like every time. */
export const toPublic = (user: User) => ({
  id: user.id,
  username: user.username,
  fullName: user.fullName,
  role: user.role,
  organization: user.organization,
  profileImage: user.profileImage,
  registrationDate: optionalInstant(user.registrationDate),
  registrationExpiryDate: optionalInstant(user.registrationExpiryDate),
  timeZone: user.timeZone,
});

/** A civil date as GraphQL and REST send it. */
export const optionalInstant = (day: CivilDate | null): Date | null =>
  day ? instantOf(day) : null;
