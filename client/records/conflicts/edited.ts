/** A record as the server has it now, in the form's values. */
export interface Saved<Values> {
  version: number;
  updatedAt: string | null;
  values: Values;
}

/** The record that a form edits, and how to reach the server's copy of it. */
export interface Edited<Values> {
  /** Version with which the form opens; 0 if there is no record yet but another browser may create one. */
  version: number;
  /** Loads the server's copy. Returns null, or throws NOT_FOUND, if the record does not exist. */
  load: () => Promise<Saved<Values> | null>;
  /** Restores a deleted record. Missing if a record of this kind cannot be restored. */
  restore?: () => Promise<unknown>;
}
