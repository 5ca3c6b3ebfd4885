import ICAL from 'ical.js';

/** Steps that one entry may take, and all entries of a calendar together. A daily rule of ten years takes 3,700. */
const ENTRY_STEPS = 25_000;
const ALL_STEPS = 100_000;

/** Thrown when an entry has taken its steps. */
export const SPENT = new Error('The rule takes too many steps.');

let count: ((steps: number) => void) | null = null;
const iterator = ICAL.RecurIterator.prototype;

/*
 * ical.js looks for the next repetition in loops of its own, which never end for a rule that fits no day. Each of them
 * calls one of these methods, so counting the calls bounds them.
 */
const {
  check_contracting_rules: check,
  increment_month: addMonth,
  increment_monthday: addDays,
  expand_year_days: expandYear,
} = iterator;
iterator.check_contracting_rules = function (this: typeof iterator) {
  count?.(1);
  return check.call(this);
};
iterator.increment_month = function (this: typeof iterator) {
  count?.(1);
  addMonth.call(this);
};
iterator.increment_monthday = function (this: typeof iterator, days: number) {
  count?.(days / 30);
  addDays.call(this, days);
};
iterator.expand_year_days = function (this: typeof iterator, year: number) {
  count?.(1);
  return expandYear.call(this, year);
};

/** Counts the steps of reading one calendar, from now until end(). */
export function expiringSteps() {
  let all = 0;
  let entry = 0;
  count = (steps) => {
    all += steps;
    entry += steps;
    if (entry > ENTRY_STEPS || all > ALL_STEPS) throw SPENT;
  };
  return {
    /** Begins the next entry. */
    renew: () => {
      entry = 0;
    },
    isOver: () => all > ALL_STEPS,
    end: () => {
      count = null;
    },
  };
}
