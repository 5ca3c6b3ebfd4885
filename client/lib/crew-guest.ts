/** Storage key of a guest's secret of a crew session. It belongs to no user: signing in must not delete it. */
export const CREW_GUEST_KEY = 'crew-guest';
