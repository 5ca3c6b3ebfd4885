/** The description of a day in the portfolio's fields. */
export const DAY = "A day in the user's time zone, YYYY-MM-DD.";

export const IMPORTED_ON =
  'When it came with an imported account, YYYY-MM-DD in your time zone; its other day is then the file’s claim. Null: it was recorded here.';
