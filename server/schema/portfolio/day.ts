/** How the portfolio's fields say which day is meant. */
export const DAY = "A day in the user's time zone, YYYY-MM-DD.";
