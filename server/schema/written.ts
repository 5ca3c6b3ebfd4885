/** What a write came to, and whether it added what was not there. */
export interface Written<T> {
  record: T;
  isNew: boolean;
}
