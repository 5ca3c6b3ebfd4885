/** The users whose id is above `after` and at most `last`. */
export interface Range {
  after: number;
  last: number;
}
