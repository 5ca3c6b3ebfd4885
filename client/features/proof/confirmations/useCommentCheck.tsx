import { useRef, useState } from 'react';
import {
  IdentifierQuestion,
  type FoundText,
} from '#client/components/identifiers/IdentifierQuestion.tsx';
import { confirmationFields } from '#domain/proof/confirmations.fields';
import { findPatientIdentifiers, identifierMessages } from '#domain/records/patient-identifiers';

/**
 * Asks about what in a comment may identify a patient, on the public page, which knows no user. `check` resolves to true
 * if the comment may be sent. `known`: names that are no patient's.
 */
export function useCommentCheck() {
  const [asked, setAsked] = useState<{ open: boolean; texts: FoundText[] }>({
    open: false,
    texts: [],
  });
  const answer = useRef<(isAccepted: boolean) => void>(undefined);
  const isAccepted = useRef(false);

  function check(comment: string, known: readonly string[]): Promise<boolean> {
    const found = findPatientIdentifiers(comment, known);
    if (found.length === 0) return Promise.resolve(true);
    const { label } = confirmationFields.comment;
    setAsked({ open: true, texts: [{ name: 'comment', label, text: comment, found }] });
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
