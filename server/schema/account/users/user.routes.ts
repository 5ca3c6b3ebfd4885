import * as auth from '#server/auth/sign-in/auth';
import { asUser, named } from '#server/rest/handlers';
import { get, patch, plain, post, taking, type Route } from '#server/rest/route';
import { registration } from './registration.routes.ts';
import * as users from './users.ts';
import { loginSchema, profileChangeSchema, registerSchema } from '#domain/account/users.schema';

export const userRoutes: readonly Route[] = [
  get('/user', 'me', plain(asUser(users.me)), {
    summary: 'The signed-in user.',
    // GraphQL returns null to visitors.
    rule: 'owner',
  }),
  post('/login', 'login', taking(loginSchema, asUser(auth.login)), {
    status: 200,
    also: [401, 429],
  }),
  post('/register', 'register', taking(registerSchema, asUser(auth.register)), {
    location: () => '/user',
    also: [409, 429],
  }),
  post('/logout', 'logout', named('ok', 'boolean', auth.logout)),
  patch('/user/profile', 'updateProfile', taking(profileChangeSchema, asUser(users.updateProfile))),
  patch(
    '/user/registration',
    'updateRegistration',
    taking(registration, asUser(users.updateRegistration)),
    { also: [429] },
  ),
];
