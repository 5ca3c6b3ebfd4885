/** The values of a record as they are saved. */
export interface Saved<Values> {
  version: number;
  changedAt: string | null;
  values: Values;
}

/** What a form says of the record that it edits, so that nothing saved elsewhere is overwritten unseen. */
export interface Edited<Values> {
  /** With which the form is opened; 0 where there is no record yet, but may be by the time of saving. */
  version: number;
  /** The fields that are compared, and how they are called on the screen. */
  labels: Partial<Record<keyof Values & string, string>>;
  /** How values read that do not read as they are. */
  words?: { [Field in keyof Values & string]?: (value: Values[Field]) => string };
  /** Asks the server what is saved now; null where nothing is, and a refusal NOT_FOUND means the same. */
  load: () => Promise<Saved<Values> | null>;
  /** Brings the record back where it was deleted. */
  restore?: () => Promise<unknown>;
}
