import type { ReportCertificate } from '../../schema/proof/portfolio/report-record.type.ts';
import type { PortfolioPeriod } from '../../schema/proof/portfolio/editions.ts';
import { certificatesLabel } from '#domain/learning/certificates';
import { measuresText } from '#domain/learning/module-measures';
import { ink, type PdfDocument } from '../pdf-document.ts';
import { dayText } from '../words.ts';
import { heading } from './parts.ts';
import { PRODUCT } from '#domain/product';

const small = { size: 9, color: ink.soft, above: 2 };

/** The certificates of learning modules completed in the period, including revoked ones. */
export function certificates(paper: PdfDocument, { certificates: all }: PortfolioPeriod): void {
  heading(paper, 'H2', 'Certificates');
  const count = `${certificatesLabel(all.length)} of learning modules in ${PRODUCT}`;
  paper.addText('P', all.length === 0 ? 'None.' : count, small);
  for (const each of all) paper.addSection('Sect', () => certificateOf(paper, each));
}

function certificateOf(paper: PdfDocument, certificate: ReportCertificate): void {
  const { number, title, version, day, score, verifyUrl, revocation } = certificate;
  heading(paper, 'H3', title);
  const what = [`Completed ${dayText(day)}`, `quiz passed with ${score}%`, `version ${version}`];
  paper.addText('P', what.join(' · '), { ...small, above: 1 });
  paper.addText('P', measuresText(certificate), { ...small, above: 1 });
  if (revocation) {
    const words = `${number}: ${revocation}`;
    paper.addText('P', words, { size: 9, color: ink.attention, above: 3 });
    return;
  }
  paper.addText('P', `Number ${number}. Anyone can check it at`, { size: 10, above: 3 });
  paper.addText('P', verifyUrl, { size: 10, color: ink.accent, link: verifyUrl, above: 1 });
}
