import { dayLabel, isCivilDate, type CivilDate } from '../dates.ts';

/** Shown for a field without a value. */
export const NO_VALUE = 'Nothing';

/** Describes one field of a record, for every screen, document and message that shows it. */
export interface FieldSpec<Value> {
  /** Names the field on screens, in a conflict, in tables and in documents. */
  readonly label: string;
  /** Replaces the label in the form, if the form says more than the name. */
  readonly formLabel?: string;
  /** True for free text of the user: checked for patient identifiers before it is sent. */
  readonly isPrivateText: boolean;
  /** True if a concurrent change of it is shown to the user; false only if it is no part of the record. */
  readonly isCompared: boolean;
  /** Formats a value for display. */
  readonly format: (value: Value) => string;
}

/** Describes every field of a form. A field without a spec does not compile. */
export type FieldSpecs<Values> = { readonly [Name in keyof Values]-?: FieldSpec<Values[Name]> };

/** Free text of the user: checked for patient identifiers before it is sent. */
export const privateText = (label: string): FieldSpec<string> => ({
  ...plainText(label),
  isPrivateText: true,
});

/** Text that is not written by the user or cannot be about a patient, such as the user's own name. */
export const plainText = (label: string): FieldSpec<string> => formatted(label, orNothing);

/** A number; empty while the user is typing. */
export const number = (label: string): FieldSpec<number | ''> =>
  formatted(label, (value) => orNothing(String(value)));

/** A day or null. A text that is not a valid day stays as typed. */
export const day = (label: string): FieldSpec<CivilDate | null> =>
  formatted(label, (value) => (isCivilDate(value) ? dayLabel(value) : orNothing(value ?? '')));

/** A yes or no. */
export const yesOrNo = (label: string): FieldSpec<boolean> =>
  formatted(label, (value) => (value ? 'Yes' : 'No'));

/** A field with its own format, such as a choice. */
export const formatted = <Value>(
  label: string,
  format: (value: Value) => string,
): FieldSpec<Value> => ({ label, isPrivateText: false, isCompared: true, format });

/** The same field, marked as optional in the form. */
export const optional = <Value>(spec: FieldSpec<Value>): FieldSpec<Value> => ({
  ...spec,
  formLabel: `${spec.label} (optional)`,
});

/** The same field with the form's own wording for it. */
export const inForm = <Value>(spec: FieldSpec<Value>, formLabel: string): FieldSpec<Value> => ({
  ...spec,
  formLabel,
});

/** Returns the label of each field. */
export const labelsOf = <Values>(specs: FieldSpecs<Values>) =>
  Object.fromEntries(namesOf(specs).map((name) => [name, specs[name].label])) as {
    readonly [Name in keyof Values]-?: string;
  };

/** Returns the name of each field in error messages: "Your answer" where the form asks a question. */
export const namesInErrors = <Values>(specs: FieldSpecs<Values>) =>
  Object.fromEntries(
    namesOf(specs).map((name) => {
      const { label, formLabel } = specs[name];
      return [name, formLabel?.endsWith('?') ? 'Your answer' : label];
    }),
  ) as { readonly [Name in keyof Values]-?: string };

/** Returns the label of a field in its form. */
export const formLabelOf = ({ label, formLabel = label }: FieldSpec<never>): string => formLabel;

/** Returns the names of the fields whose concurrent changes are shown. */
export const comparedFields = <Values>(specs: FieldSpecs<Values>) =>
  namesOf(specs).filter((name) => specs[name].isCompared);

/** Returns the names of the fields that are checked for patient identifiers. */
export const privateTexts = <Values>(specs: FieldSpecs<Values>) =>
  namesOf(specs).filter((name) => specs[name].isPrivateText);

function namesOf<Values>(specs: FieldSpecs<Values>): (keyof Values & string)[] {
  return Object.keys(specs) as (keyof Values & string)[];
}

function orNothing(text: string): string {
  return text.trim() === '' ? NO_VALUE : text;
}
