import type { PortfolioFormat } from '#domain/proof/portfolio';

/** The media type of each format of a report. */
export const reportTypes: Record<PortfolioFormat, string> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};
