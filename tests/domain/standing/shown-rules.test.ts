import { expect, test } from 'vitest';
import { professions } from '#domain/professions/professions';
import { guidelinesOf } from '#domain/standing/guidelines';
import { notAskedText, renewalDates } from '#domain/standing/renewal';
import { rulesFor } from '#domain/standing/standard';
import type { Source } from '#domain/sources';

const DAY = '2026-11-24';
const sourceLine = ({ publisher, title, note }: Source) =>
  `  [${publisher}, ${title}${note ? `: ${note}` : ''}]`;

/** What a user of a profession reads of its rules and its renewal, with the sources. */
const shown = professions.map((profession) => [
  profession.id,
  ...guidelinesOf(rulesFor(DAY, profession), profession).flatMap(
    ({ id, heading, text, points = [], remark, sources }) => [
      `${id}: ${heading}. ${text}`,
      ...points.map((point) => `  - ${point}`),
      ...(remark ? [`  ${remark}`] : []),
      ...sources.map(sourceLine),
    ],
  ),
  ...[DAY, '2026-12-15'].flatMap((today) =>
    renewalDates(today, profession).flatMap(({ day, text, source }) => [
      `on ${today}: ${day}: ${text}`,
      sourceLine(source),
    ]),
  ),
  notAskedText(profession),
]);

test('each profession reads its own rules, with their sources', async () => {
  await expect(`${shown.map((lines) => lines.join('\n')).join('\n\n')}\n`).toMatchFileSnapshot(
    'shown-rules.txt',
  );
});
