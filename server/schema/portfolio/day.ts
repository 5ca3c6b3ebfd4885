/** How the portfolio's fields say which day is meant. */
export const DAY = "A day in the user's time zone, YYYY-MM-DD.";

export const IMPORTED_ON =
  'When it came with an imported account, YYYY-MM-DD in your time zone; its day is then what the file claims. Null: it was recorded here.';
