import { createHash } from 'node:crypto';
import { Router, type Request, type Response } from 'express';
import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { Context } from '../context.ts';
import type { Env } from '../env.ts';
import { FileResponse } from '../rest/file-response.ts';
import { respond } from '../rest/respond.ts';
import * as calendarFeeds from '../schema/messages/calendar-feeds/calendar-feeds.ts';
import { CALENDAR_NAME, CALENDAR_REFRESH_HOURS } from '#domain/messages/calendar-feeds';
import { instantOf } from '#domain/dates';
import { PRODUCT } from '#domain/product';

const HOUR_SECONDS = 60 * 60;

/** Calendars remind at nine in the morning, not as the day before turns. */
const ALARM_HOUR = 9;

/** The private calendars. They are read by programs that have no session; the address is the key. */
export const calendarRouter = (contextOf: (req: Request, res: Response) => Context): Router =>
  Router().get(
    '/:secret.ics',
    respond(
      { status: 200 },
      async (ctx, { params }) => {
        const calendar = await calendarFeeds.calendarOf(ctx, params['secret'] ?? '');
        return calendarFile(calendar, ctx.services.env);
      },
      contextOf,
    ),
  );

/** Returns the same bytes for the same calendar, so that its ETag shows whether anything changed. */
function calendarFile(
  { userId, events, revisions }: calendarFeeds.Calendar,
  { publicUrl }: Env,
): FileResponse {
  const { host } = new URL(publicUrl);
  const file = ical({
    name: CALENDAR_NAME,
    prodId: { company: PRODUCT, product: 'Calendar', language: 'EN' },
    ttl: CALENDAR_REFRESH_HOURS * HOUR_SECONDS,
  });
  for (const { key, day, title, note, link, alarmDays } of events) {
    const { changedAt, sequence } = revisions[key]!;
    file.createEvent({
      id: `${key}-${userId}@${host}`,
      // Calendar apps keep the day that they have unless these grow.
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
      sequence,
      start: instantOf(day),
      allDay: true,
      summary: title,
      description: note,
      url: `${publicUrl}${link}`,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: alarmDays.map((days) => ({
        type: ICalAlarmType.display,
        description: title,
        triggerBefore: (days * 24 - ALARM_HOUR) * HOUR_SECONDS,
      })),
    });
  }
  const text = file.toString();
  return new FileResponse(text, {
    ETag: `"${createHash('sha256').update(text).digest('base64url')}"`,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="paramed-cpd.ics"',
    // Revalidated each time, so that a renewed address stops working at once; the ETag saves the bytes.
    'Cache-Control': 'private, no-cache',
  });
}
