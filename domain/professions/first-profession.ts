/** The first registration's profession; a file of its own, so that screens need not load the registers. */
export const FIRST_PROFESSION = 'paramedic';
