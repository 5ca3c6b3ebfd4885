/** Result of an upsert: the record, and true if it was added. */
export interface Written<T> {
  record: T;
  isNew: boolean;
}
