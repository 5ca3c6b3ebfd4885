/** Order of day and month in dates such as 3/4/2025. 'unsure': the file does not show a reliable order. */
export type DayOrder = 'day-first' | 'month-first' | 'unsure';

/** Texts of the choice between the orders. */
export const dayOrderMessages = {
  label: 'Dates',
  dayFirst: 'Day first: 3/4/2025 is 3 April',
  monthFirst: 'Month first: 3/4/2025 is 4 March',
  unsure: 'Choose: some dates have the month first',
} as const;
