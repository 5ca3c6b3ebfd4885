import type { Context } from '../context.ts';
import * as attendance from '../schema/proof/crew-sessions/crew-attendance.ts';
import { attendanceFileName, attendanceRows } from '#domain/proof/crew-attendance';
import { toCsv } from '#domain/csv';
import type { Report } from './report.ts';

/** Who attended a session that the user taught, as a table. */
export const crewAttendance = async (ctx: Context, sessionId: unknown): Promise<Report> =>
  tableOf(await attendance.get(ctx, sessionId));

/** The same for an educator without an account. */
export const crewAttendanceAsGuest = async (ctx: Context, input: unknown): Promise<Report> =>
  tableOf(await attendance.getAsGuest(ctx, input));

const tableOf = ({ attendees, timeZone, sessionId }: attendance.AttendanceList): Report => ({
  fileName: attendanceFileName(sessionId),
  bytes: Buffer.from(toCsv(attendanceRows(attendees, timeZone))),
});
