import type { Context } from '../context.ts';
import * as attendance from '../schema/proof/crew-sessions/crew-attendance.ts';
import { attendanceFileName, attendanceRows } from '#domain/proof/crew-attendance';
import { toCsv } from '#domain/csv';
import type { Report } from './report.ts';

/** Who attended a session that the user taught, as a table. */
export async function crewAttendance(ctx: Context, sessionId: unknown): Promise<Report> {
  const { attendees, timeZone, ...found } = await attendance.get(ctx, sessionId);
  return {
    fileName: attendanceFileName(found.sessionId),
    bytes: Buffer.from(toCsv(attendanceRows(attendees, timeZone))),
  };
}
