import * as reports from '../../reports/makers.ts';
import { badgePicture, badgeText, pdf, revocations } from '../../rest/handlers.ts';
import { byId, get, type Route } from '../../rest/route.ts';
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
