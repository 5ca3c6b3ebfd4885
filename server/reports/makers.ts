import type { Context } from '../context.ts';
import type { Report } from './report.ts';

type Make = (ctx: Context, id: unknown) => Promise<Report>;

/**
 * Each loads on first use: the code for PDF, Word and ZIP takes as long to load as a third of the server, and would
 * delay its start.
 */

export const certificateReport: Make = async (...asked) =>
  (await import('./certificates.ts')).certificateReport(...asked);

export const moduleCertificateReport: Make = async (...asked) =>
  (await import('./module-certificate.ts')).moduleCertificateReport(...asked);

export const certificateBadgePicture: Make = async (...asked) =>
  (await import('./open-badges.ts')).certificateBadgePicture(...asked);

export const certificateBadgeText: Make = async (...asked) =>
  (await import('./open-badges.ts')).certificateBadgeText(...asked);

export const crewBadgePicture: Make = async (...asked) =>
  (await import('./open-badges.ts')).crewBadgePicture(...asked);

export const crewBadgeText: Make = async (...asked) =>
  (await import('./open-badges.ts')).crewBadgeText(...asked);

export const crewAttendanceAsGuest: Make = async (...asked) =>
  (await import('./crew-attendance.ts')).crewAttendanceAsGuest(...asked);

export const crewAttendance: Make = async (...asked) =>
  (await import('./crew-attendance.ts')).crewAttendance(...asked);

export const teamBoardCsv = async (
  ...asked: Parameters<(typeof import('./teams.ts'))['teamBoardCsv']>
): Promise<Report> => (await import('./teams.ts')).teamBoardCsv(...asked);

export const memberReceipt: Make = async (...asked) =>
  (await import('./teams.ts')).memberReceipt(...asked);

export const sharingEnding: Make = async (...asked) =>
  (await import('./teams.ts')).sharingEnding(...asked);

export const evidenceReport: Make = async (ctx) => (await import('./forms.ts')).evidenceReport(ctx);

export const reflectionReport: Make = async (...asked) =>
  (await import('./forms.ts')).reflectionReport(...asked);

export const guidelinesReport: Make = async (ctx) =>
  (await import('./guidelines.ts')).guidelinesReport(ctx);

export const renewalStatement = async (
  ...asked: [ctx: Context, considered?: string, registration?: string]
): Promise<Report> => (await import('./renewal-statement.ts')).renewalStatement(...asked);

export const reflectionDocx: Make = async (...asked) =>
  (await import('./reflection-docx.ts')).reflectionDocx(...asked);
