import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import type { BoardAnswer } from '#domain/standing/board-answers';
import type { CivilDate } from '#domain/dates';
import { paramedic } from '#domain/professions/paramedic';
import type { RegistrationSpan } from '#domain/standing/registration-spans';
import type { HeldRegistration } from '#domain/standing/registrations';
import { requireRegistration } from './held.ts';
import { User } from '../account/users/user.entity.ts';

/** The parts of a registration that are changed one at a time. */
type Change =
  | { boardAnswers: BoardAnswer[] }
  | { registrationSpans: RegistrationSpan[] }
  | { registrationRenewedTo: CivilDate };

/** Changes a part of one of the user's registrations, with a lock against concurrent requests. */
export async function changeRegistration(
  ctx: Context,
  id: number,
  profession: string | null | undefined,
  run: (registration: HeldRegistration, tx: Context) => Change | Promise<Change>,
): Promise<User> {
  return transaction(ctx, async (tx) => {
    await tx.em.execute('select from users where id = ?::int for update', [id]);
    const user = await tx.em.findOneOrFail(User, { id }, { refresh: true });
    const registration = requireRegistration(user, profession);
    const change = await run(registration, tx);
    if (registration.profession.id === paramedic.id) Object.assign(user, change);
    else {
      user.otherRegistrations = user.otherRegistrations.map((each) =>
        each.profession === registration.profession.id ? { ...each, ...change } : each,
      );
    }
    await tx.em.flush();
    // The database adds the names of the answers' files.
    return tx.em.refreshOrFail(user);
  });
}
