import { findIana } from 'windows-iana';
import { atClock, civilDate } from '../dates.ts';

/** A time zone of the IANA database by its name, or a fixed distance from UTC in minutes. */
export type NamedZone = string | number;

const UTC = /^(?:z|utc|uct|gmt|zulu|universal|greenwich|coordinated universal time)$/i;

/** A distance from UTC without a place: UTC+10, GMT+09:30, (UTC+10:00), +1000. */
const OFFSET =
  /^\(?(?:utc|gmt|coordinated universal time)?\s*([+\-−])(\d{1,2})[:.]?([0-5]\d)?\)?$/i;

/** A name as Windows and Exchange show it: (UTC+10:00) Canberra, Melbourne, Sydney. */
const SHOWN =
  /^(?:\((?:utc|gmt)\)|\(?(?:utc|gmt)\s*([+\-−])(\d{1,2})[:.]?([0-5]\d)?\)?)\s*([a-z].*)$/i;

/**
 * Abbreviations such as EST, which JavaScript takes for the American ones: in Australia they mean other zones, so
 * nothing is derived from them.
 */
const ABBREVIATION = /^[a-z]{1,3}t(?:\d.*)?$/i;

/** The regions of the IANA database that have cities. */
const regions =
  'Australia Pacific Antarctica Indian Asia Europe America Africa Atlantic Arctic'.split(' ');

/** The longest name that is looked up, and the most places in it. */
const NAME_MAX = 200;
const PLACES_MAX = 8;

/** Returns the zone that a calendar names, in any of the ways that programs write it; null if the name is not known. */
export function zoneNamed(name: string): NamedZone | null {
  const text = name
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
  const known = offsetIn(text) ?? ianaIn(text);
  if (known !== null) return known;
  const [, sign, hours, minutes, places] = SHOWN.exec(text) ?? [];
  if (!places) return placeIn(text);
  return offsetIn(places) ?? placeIn(places, minutesOf(sign, hours, minutes));
}

/** True if the name is one of the IANA database with its region, which means the same in every file. */
export const isRegional = (name: string): boolean =>
  name.length <= NAME_MAX && name.includes('/') && ianaIn(name) !== null;

function offsetIn(text: string): number | null {
  if (UTC.test(text)) return 0;
  const [, sign, hours, minutes] = OFFSET.exec(text) ?? [];
  return sign ? minutesOf(sign, hours, minutes) : null;
}

function minutesOf(sign = '+', hours = '0', minutes = '0'): number {
  return (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
}

/** Finds a name also behind a program's own path: /freeassociation.sourceforge.net/Australia/Sydney. */
function ianaIn(text: string): NamedZone | null {
  const parts = text.replaceAll(' ', '_').split('/');
  for (const length of [parts.length, 3, 2, 1]) {
    if (length > parts.length) continue;
    const name = parts.slice(-length).join('/');
    if (parts.length > 1 && UTC.test(name)) return 0;
    if (isZone(name)) return name;
  }
  return null;
}

/** Finds the first place, or Windows name, whose standard time has the given distance from UTC. */
function placeIn(text: string, offset?: number): string | null {
  const parts = text.split(/[,;:()]|\s[-–]\s/).slice(0, PLACES_MAX);
  for (const part of [text, ...parts]) {
    const place = part.trim().replace(/\s+islands?$/i, '');
    if (place === '') continue;
    const windows = place.replace(/\b(?:daylight|summer) time$/i, 'Standard Time');
    const city = place.replaceAll(' ', '_');
    const named = part.includes('/') ? part.trim() : findIana(windows)[0];
    const zones = [named, ...regions.map((region) => `${region}/${city}`)];
    const zone = zones.find(
      (each) => each && isZone(each) && (offset === undefined || standardOf(each) === offset),
    );
    if (zone) return zone;
  }
  return null;
}

/** The smaller distance from UTC of a January and a July: daylight saving is ahead of standard time. */
const standardOf = (zone: string): number =>
  Math.min(
    ...['2026-01-15', '2026-07-15'].map(
      (day) =>
        (Date.parse(`${day}T12:00:00Z`) - atClock(day, { hour: 12, minute: 0 }, zone).getTime()) /
        60_000,
    ),
  );

function isZone(name: string): boolean {
  if (!/^[a-z][\w+\-/]*$/i.test(name) || ABBREVIATION.test(name)) return false;
  try {
    civilDate(new Date(0), name);
    return true;
  } catch {
    // The only way to ask JavaScript whether it knows a zone.
    return false;
  }
}
