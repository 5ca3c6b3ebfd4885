/** The built-in account of DEMO=true; there is none without it. */
export const DEMO_ACCOUNT = { username: 'test', password: 'night-shift-demo' };
