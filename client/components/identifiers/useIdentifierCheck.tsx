import { useRef, useState, type ReactNode } from 'react';
import { useCurrentUser } from '#client/lib/current-user.ts';
import {
  findPatientIdentifiers,
  identifierKey,
  identifierMessages,
  type PatientIdentifier,
} from '#domain/patient-identifiers';
import { IdentifierQuestion, type FoundText } from './IdentifierQuestion.tsx';

/** A text that is about to be saved: the field it is in, and how that field is called on the screen. */
export interface CheckedText {
  name: string;
  label: string;
  text: string;
}

/** Where to go on when the person chose to go back: a part of the text of a field. */
export type FoundPart = Pick<PatientIdentifier, 'start' | 'end'> & { name: string };

interface Question {
  open: boolean;
  texts: FoundText[];
  answers: { edit: string; accept: string };
}

const closed: Question = { open: false, texts: [], answers: identifierMessages.answers };

/**
 * Looks, in the browser alone, for what could identify a patient. `check` asks about it and answers null when the
 * texts may be saved, else the part to change; what was accepted is not asked about again. Show `question` somewhere.
 */
export function useIdentifierCheck() {
  const { user } = useCurrentUser();
  const known = [user?.fullName, user?.organization].filter((name) => typeof name === 'string');
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(closed);
  const answer = useRef<(isAccepted: boolean) => void>(undefined);
  const isAccepted = useRef(false);

  /** What in a text has not been accepted yet. */
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
      // Only then is the focus free to go to the field.
      onClosed={() => answer.current?.(isAccepted.current)}
    />
  );
  return { check, find, accept, question };
}

/** The names of files that are about to be uploaded, for `check(…, identifierMessages.fileAnswers)`. */
export const fileNameTexts = (files: Iterable<{ name: string }>): CheckedText[] =>
  Array.from(files, ({ name }) => ({ name, label: 'File name', text: name.replaceAll('_', ' ') }));
