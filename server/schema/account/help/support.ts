import type { Context } from '#server/context';
import { SUPPORT_HOURS } from '#domain/account/help';
import type { Support } from './support.type.ts';

/** Contact details for help, also for callers who cannot sign in. */
export const get = ({ services }: Context): Support => ({
  ...services.env.support,
  hours: SUPPORT_HOURS,
  passwordResetByEmail: services.channels.email,
});
