import type { Credential } from '../../schema/records/credentials/credential.entity.ts';
import { credentialTypeLabel } from '#domain/records/credential-types';
import { credentialsLabel, credentialStateText } from '#domain/records/credentials';
import { credentialFields } from '#domain/records/credentials.fields';
import { civilDate, type CivilDate } from '#domain/dates';
import { ink, type PdfDocument } from '../pdf-document.ts';
import { heading } from './parts.ts';

/** A credential as the report prints it. */
export interface PrintedCredential {
  title: string;
  state: string;
  isExpired: boolean;
  facts: string[];
}

/** The report's text about the credentials that apply on a day. */
export const printedCredentials = (
  credentials: readonly Credential[],
  today: CivilDate,
): PrintedCredential[] =>
  credentials.map(({ title, type, number, issuer, issueDate, expiryDate, state }) => {
    const label = credentialTypeLabel(type);
    const issued = issueDate && credentialFields.issueDate.format(civilDate(issueDate, 'UTC'));
    const standing = {
      expiryDate: expiryDate && civilDate(expiryDate, 'UTC'),
      isRenewed: state === 'renewed',
    };
    return {
      title,
      state: credentialStateText(standing, today),
      isExpired: state === 'expired',
      facts: [
        ...(label === title ? [] : [label]),
        ...(issuer ? [issuer] : []),
        ...(number ? [`${credentialFields.number.label} ${number}`] : []),
        ...(issued ? [`issued ${issued}`] : []),
      ],
    };
  });

/** The credentials that apply on the day of the report: no part of the CPD standard, so after its periods. */
export function credentialPages(
  paper: PdfDocument,
  credentials: readonly PrintedCredential[],
): void {
  const small = { size: 9, color: ink.soft, above: 2 };
  heading(paper, 'H1', 'Credentials');
  paper.addText('P', `${credentialsLabel(credentials.length)}, as entered by their owner`, small);
  for (const { title, state, isExpired, facts } of credentials) {
    paper.addSection('Sect', () => {
      paper.addText('H2', title, { size: 11, weight: 'bold', above: 10 });
      paper.addText('P', state, {
        size: 10,
        color: isExpired ? ink.attention : ink.soft,
        above: 1,
      });
      if (facts.length > 0) paper.addText('P', facts.join(' · '), small);
    });
  }
}
