import type { User } from '../users/user.entity.ts';

/** Returns the user's Ahpra registration number; null, since accounts do not hold one yet. */
export const registrationNumberOf = (_user: User): string | null => null;
