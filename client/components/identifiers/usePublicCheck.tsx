import { useRef, useState } from 'react';
import { findPatientIdentifiers, identifierMessages } from '#domain/records/patient-identifiers';
import { IdentifierQuestion, type FoundText } from './IdentifierQuestion.tsx';
import type { CheckedText } from './useIdentifierCheck.tsx';

/**
 * Asks about what in a text may identify a patient, on public pages, which know no user. `check` resolves to true if the
 * text may be sent. `known`: names that are no patient's.
 */
export function usePublicCheck() {
  const [asked, setAsked] = useState<{ open: boolean; texts: FoundText[] }>({
    open: false,
    texts: [],
  });
  const answer = useRef<(isAccepted: boolean) => void>(undefined);
  const isAccepted = useRef(false);

  function check(checked: CheckedText, known: readonly string[]): Promise<boolean> {
    const found = findPatientIdentifiers(checked.text, known);
    if (found.length === 0) return Promise.resolve(true);
    setAsked({ open: true, texts: [{ ...checked, found }] });
    return new Promise((resolve) => (answer.current = resolve));
  }

  const close = (accepted: boolean) => {
    isAccepted.current = accepted;
    setAsked((before) => ({ ...before, open: false }));
  };
  const question = (
    <IdentifierQuestion
      {...asked}
      answers={identifierMessages.answers}
      onEdit={() => close(false)}
      onAccept={() => close(true)}
      onClosed={() => answer.current?.(isAccepted.current)}
    />
  );
  return { check, question };
}
