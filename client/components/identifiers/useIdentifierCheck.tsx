import { useRef, useState, type ReactNode } from 'react';
import { useCurrentUser } from '#client/lib/current-user.ts';
import {
  findPatientIdentifiers,
  identifierKey,
  identifierMessages,
  type PatientIdentifier,
} from '#domain/records/patient-identifiers';
import { IdentifierQuestion, type FoundText } from './IdentifierQuestion.tsx';

/** A text about to be saved, with its field's name and label. */
export interface CheckedText {
  name: string;
  label: string;
  text: string;
}

/** The part of a field's text to select if the user goes back to edit. */
export type FoundPart = Pick<PatientIdentifier, 'start' | 'end'> & { name: string };

interface Question {
  open: boolean;
  texts: FoundText[];
  answers: { edit: string; accept: string };
}

const closed: Question = { open: false, texts: [], answers: identifierMessages.answers };

/**
 * Finds, in the browser only, what may identify a patient. `check` asks the user and resolves to null if the texts may
 * be saved, else to the part to change; it does not ask again about what was accepted. Render `question`.
 */
export function useIdentifierCheck() {
  const { user } = useCurrentUser();
  const known = [user?.fullName, user?.organization].filter((name) => typeof name === 'string');
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(closed);
  const answer = useRef<(isAccepted: boolean) => void>(undefined);
  const isAccepted = useRef(false);

  /** Returns the parts that the user has not accepted yet. */
  const find = (text: string): PatientIdentifier[] =>
    findPatientIdentifiers(text, known).filter((each) => !accepted.has(identifierKey(each)));

  const accept = (found: readonly PatientIdentifier[]): void =>
    setAccepted((before) => new Set([...before, ...found.map(identifierKey)]));

  async function check(
    given: readonly CheckedText[],
    answers: Question['answers'] = identifierMessages.answers,
  ): Promise<FoundPart | null> {
    const texts = given
      .map((each) => ({ ...each, found: find(each.text) }))
      .filter(({ found }) => found.length > 0);
    const [first] = texts;
    if (!first) return null;
    isAccepted.current = false;
    setAsked({ open: true, texts, answers });
    const goesOn = await new Promise<boolean>((resolve) => (answer.current = resolve));
    if (!goesOn) return { ...first.found[0]!, name: first.name };
    accept(texts.flatMap(({ found }) => found));
    return null;
  }

  const close = (goesOn: boolean) => {
    isAccepted.current = goesOn;
    setAsked((before) => ({ ...before, open: false }));
  };

  const question: ReactNode = (
    <IdentifierQuestion
      {...asked}
      onEdit={() => close(false)}
      onAccept={() => close(true)}
      // Only then can the focus move to the field.
      onClosed={() => answer.current?.(isAccepted.current)}
    />
  );
  return { check, find, accept, question };
}

/** Returns the names of files about to be uploaded, for `check(…, identifierMessages.fileAnswers)`. */
export const fileNameTexts = (files: Iterable<{ name: string }>): CheckedText[] =>
  Array.from(files, ({ name }) => ({ name, label: 'File name', text: name.replaceAll('_', ' ') }));
