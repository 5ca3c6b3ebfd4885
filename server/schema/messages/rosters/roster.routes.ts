import { asUser } from '#server/rest/handlers';
import { del, get, plain, post, taking, type Route } from '#server/rest/route';
import * as rosters from './rosters.ts';
import {
  rosterAddressSchema,
  rosterPatternSchema,
  rosterShiftsSchema,
} from '#domain/messages/rosters.schema';

export const rosterRoutes: readonly Route[] = [
  get('/user/roster', 'roster', plain(rosters.own), {
    summary: 'Your roster, by which reminders are timed.',
    response: { type: 'Roster' },
    also: [404],
  }),
  post(
    '/user/roster/pattern',
    'setRosterPattern',
    taking(rosterPatternSchema, asUser(rosters.setPattern)),
    { status: 200 },
  ),
  post(
    '/user/roster/shifts',
    'setRosterShifts',
    taking(rosterShiftsSchema, asUser(rosters.setShifts)),
    { status: 200 },
  ),
  post(
    '/user/roster/address',
    'setRosterAddress',
    taking(rosterAddressSchema, asUser(rosters.setAddress)),
    { status: 200 },
  ),
  del('/user/roster/address', 'removeRosterAddress', plain(rosters.removeAddress)),
  del('/user/roster', 'deleteRoster', plain(rosters.remove)),
];
