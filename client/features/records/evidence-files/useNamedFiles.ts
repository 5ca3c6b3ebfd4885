import type { ReactNode } from 'react';
import {
  fileNameTexts,
  useIdentifierCheck,
} from '#client/components/identifiers/useIdentifierCheck.tsx';
import { identifierMessages } from '#domain/records/patient-identifiers';

/** Asks about files whose names could identify a patient; `check` returns those that the user adds. Render `question`. */
export function useNamedFiles(): {
  check: (files: readonly File[]) => Promise<File[]>;
  question: ReactNode;
} {
  const { check, find, question } = useIdentifierCheck();
  return {
    question,
    async check(files) {
      const named = fileNameTexts(files).filter(({ text }) => find(text).length > 0);
      const goesOn =
        named.length === 0 || (await check(named, identifierMessages.fileAnswers)) === null;
      return files.filter(({ name }) => goesOn || named.every((each) => each.name !== name));
    },
  };
}
