import { asUser } from '#server/rest/handlers';
import { byId, del, get, plain, post, taking, type Route } from '#server/rest/route';
import * as registrations from './registrations.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { professions } from '#domain/professions/professions';
import { paramedic } from '#domain/professions/paramedic';
import { anyRegistrationNumber, registrationSchema } from '#domain/standing/registration.schema';
import { professionRule, renewalConfirmation } from '#domain/standing/registrations.schema';

/** The registration form's schema is the same on every day. */
export const registration = registrationSchema({
  today: '2026-01-01',
  timeZone: DEFAULT_TIME_ZONE,
});

/** The same form, with the profession whose registration it is. */
const registrationOf = registration.shape({
  profession: professionRule,
  registrationNumber: anyRegistrationNumber,
});

const otherProfessions = professions.map(({ id }) => id).filter((id) => id !== paramedic.id);

export const registrationRoutes: readonly Route[] = [
  get(
    '/user/registrations',
    'registrations',
    plain(async (ctx) => Promise.all((await registrations.list(ctx)).map(registrations.toPublic))),
  ),
  post(
    '/user/registrations',
    'setRegistration',
    taking(registrationOf, asUser(registrations.set)),
    { status: 200, also: [429] },
  ),
  post(
    '/user/renewal-confirmation',
    'confirmRenewal',
    taking(renewalConfirmation, asUser(registrations.confirmRenewal)),
    { status: 200, also: [409] },
  ),
  del(
    '/user/registrations/:profession',
    'deleteRegistration',
    byId(registrations.remove, 'profession'),
    { params: { profession: { type: 'string', enum: otherProfessions } } },
  ),
];
