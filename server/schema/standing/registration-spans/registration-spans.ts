import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { AppError, invalid, notFound } from '#server/errors';
import { validate } from '#server/validate';
import { changeRegistration } from '../change-registration.ts';
import type { User } from '../../account/users/user.entity.ts';
import { civilDate } from '#domain/dates';
import {
  inOrder,
  spanLimits,
  spanMessages,
  spanProblems,
} from '#domain/standing/registration-spans';
import { registrationSpanSchema } from '#domain/standing/registration-spans.schema';

/** Adds a span to the history of a registration, or replaces one; repeating it changes nothing. */
export async function set(ctx: Context, input: unknown): Promise<User> {
  const { id, timeZone } = await requireUser(ctx);
  const today = civilDate(ctx.now, timeZone);
  const { registration: of, replaces, ...given } = validate(registrationSpanSchema(today), input);
  const { from, to, type, conditions } = given;
  const span = { from, to, type, conditions };
  return changeRegistration(ctx, id, of, ({ registrationSpans = [] }) => {
    const others = registrationSpans.filter((each) => each.from !== replaces && each.from !== from);
    const problems = spanProblems(span, others, today);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    if (others.length >= spanLimits.count) throw new AppError('BAD_USER_INPUT', spanMessages.full);
    return { registrationSpans: inOrder([...others, span]) };
  });
}

/** Deletes the span that begins on a day; throws notFound(). */
export async function remove(ctx: Context, from: unknown, of?: string | null): Promise<User> {
  const { id } = await requireUser(ctx);
  return changeRegistration(ctx, id, of, ({ registrationSpans = [] }) => {
    const left = registrationSpans.filter((each) => each.from !== from);
    if (left.length === registrationSpans.length) throw notFound();
    return { registrationSpans: left };
  });
}
