/** The first registration's profession, where no register is loaded. */
export const FIRST_PROFESSION = 'paramedic';
