import * as reports from '#server/reports/makers';
import { badgePicture, badgeText, pdf, revocations } from '#server/rest/handlers';
import { byId, get, type Route } from '#server/rest/route';
import * as certificates from './certificates.ts';
import { CERTIFICATE_PATTERN } from '#domain/learning/certificates';

const certificateNumber = {
  params: { number: { type: 'string', pattern: CERTIFICATE_PATTERN } },
};

export const certificateRoutes: readonly Route[] = [
  get('/verify/:number', 'verifyCertificate', byId(certificates.verify, 'number'), {
    ...certificateNumber,
    also: [400, 429],
  }),
  get(
    '/certificates/:number',
    'moduleCertificatePdf',
    pdf('Your certificate of a completed module.', reports.moduleCertificateReport, {
      part: 'number',
    }),
    certificateNumber,
  ),
  get(
    '/certificates/:number/badge.png',
    'certificateBadge',
    badgePicture('Your certificate as an Open Badge 3.0.', reports.certificateBadgePicture, {
      part: 'number',
    }),
    certificateNumber,
  ),
  get(
    '/certificates/:number/badge.jwt',
    'certificateBadgeText',
    badgeText('The signed text of that badge alone.', reports.certificateBadgeText, {
      part: 'number',
    }),
    certificateNumber,
  ),
  get('/verify/:number/revocations', 'certificateRevocations', revocations, {
    ...certificateNumber,
    also: [400, 429],
  }),
];
