import { describe, expect, test } from 'vitest';
import { attendanceFileName, attendancePath, attendanceRows } from '#domain/proof/crew-attendance';
import { attendeeLabel, educatorText } from '#domain/proof/crew-companions';
import {
  answersLabel,
  crewFeedbackLimits,
  crewFeedbackTexts,
  usefulnessRatings,
  usefulnessText,
} from '#domain/proof/crew-feedback';
import {
  crewActivities,
  crewPlaces,
  crewTypes,
  educatorStatement,
  feedbackClosesAt,
  objectivesText,
} from '#domain/proof/crew-sessions';
import { taughtTexts } from '#domain/proof/crew-texts';

describe('attendance', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 24, 2, minutes));

  test('has the minutes of all times, and a number for one who is not named', () => {
    const rows = attendanceRows(
      [
        {
          number: 1,
          name: 'Billie Jones',
          profession: 'midwife',
          presences: [
            { from: at(0), to: at(20) },
            { from: at(50), to: at(90) },
          ],
          hours: 1,
        },
        { number: 2, name: null, profession: 'paramedic', presences: [], hours: 0 },
      ],
      'Australia/Sydney',
    );
    expect(rows.slice(1)).toEqual([
      ['Billie Jones', 'Midwife', '2026-11-24 13:00', '2026-11-24 14:30', 60, 1],
      ['Attendee 2', 'Paramedic', '', '', 0, 0],
    ]);
    expect(rows[0]).toContain('From (Australia/Sydney)');
  });

  test('is fetched by its session', () => {
    expect(attendancePath(7)).toBe('/crew-sessions/7/attendance.csv');
    expect(attendanceFileName(7)).toMatch(/^[\x20-\x7e]+ attendance 7\.csv$/);
  });
});

describe('feedback', () => {
  test('has five ratings, of which the ends say what they mean', () => {
    expect(usefulnessRatings.map(usefulnessText)).toEqual([
      '1, not useful',
      '2',
      '3',
      '4',
      '5, very useful',
    ]);
    expect(usefulnessText('')).toBe('');
    expect(crewFeedbackTexts.ratingHelp).toBe('1 is not useful, 5 is very useful.');
  });

  test('is shown from five answers on, and open for 90 days', () => {
    expect(crewFeedbackLimits.shownFrom).toBe(5);
    expect(feedbackClosesAt(new Date('2026-01-01T00:00:00Z'))).toEqual(
      new Date('2026-04-01T00:00:00Z'),
    );
    expect([answersLabel(1), answersLabel(2)]).toEqual(['1 answer', '2 answers']);
  });
});

describe('what attendees’ records say', () => {
  test('who taught, by name only if it is allowed', () => {
    expect(educatorText({ name: null, profession: 'doctor' })).toBe('taught by a doctor');
    expect(educatorText({ name: 'Ana Cruz', profession: 'doctor' })).toBe(
      'taught by Ana Cruz (doctor)',
    );
    expect(educatorStatement('A college')).toContain('for A college.');
    expect(attendeeLabel(7)).toBe('Attendee 7');
  });

  test('objectives begin the description', () => {
    expect(objectivesText('One\nTwo')).toBe('Learning objectives:\nOne\nTwo');
    expect(objectivesText(null)).toBeNull();
  });

  test('a type of activity for each type of session', () => {
    expect(crewTypes.map((type) => crewActivities[type].type)).toEqual([
      'debrief',
      'simulation',
      'case-review',
      'other',
      'teaching',
      'course',
      'course',
      'conference',
      'case-review',
      'supervision',
      'other',
    ]);
  });
});

test('a crew has 200 places, an educator 500', () => {
  expect([crewPlaces('crew'), crewPlaces('taught')]).toEqual([200, 500]);
});

test('ending says whom it confirms', () => {
  expect(taughtTexts.endText(0)).toContain('no hours are recorded');
  expect(taughtTexts.endText(1)).toContain('1 attendee was here');
  expect(taughtTexts.endText(2)).toContain('2 attendees were here');
  expect([taughtTexts.inRoom(1), taughtTexts.attended(2)]).toEqual([
    '1 attendee here',
    '2 attendees',
  ]);
});
