import type { Context } from '../context.ts';
import { record } from '../schema/account/security-events/security-events.ts';
import * as board from '../schema/proof/teams/team-board.ts';
import { ending } from '../schema/proof/teams/team-sharings.ts';
import { toCsv } from '#domain/csv';
import { civilDate, DEFAULT_TIME_ZONE } from '#domain/dates';
import { endingFileName, receiptFileName } from '#domain/proof/standing-receipts';
import { boardRows } from '#domain/proof/team-board';
import { teamBoardFileName } from '#domain/proof/teams';
import type { Report } from './report.ts';

/** The board of a team as a table, with the same filters. */
export async function teamBoardCsv(
  ctx: Context,
  id: unknown,
  filters: board.BoardFilters,
): Promise<Report> {
  const { rows, asked, teamName, today } = await board.all(ctx, filters, id);
  await record(ctx, ctx.caller.session!.userId, 'team-table-downloaded');
  return {
    fileName: teamBoardFileName(teamName, today),
    bytes: Buffer.from(toCsv(boardRows(rows, asked))),
  };
}

/** The signed receipt of a member. */
export async function memberReceipt(ctx: Context, memberId: unknown): Promise<Report> {
  const { shownName, day, signed } = await board.receipt(ctx, memberId);
  return { fileName: receiptFileName(shownName, day), bytes: Buffer.from(signed) };
}

/** The signed statement that a sharing has ended. */
export async function sharingEnding(ctx: Context, id: unknown): Promise<Report> {
  const { endedAt, text } = await ending(ctx, id);
  return {
    fileName: endingFileName(civilDate(endedAt, DEFAULT_TIME_ZONE)),
    bytes: Buffer.from(text),
  };
}
