// @module-tag servers
import { beforeAll, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { aPdf, sendFile } from '#tests/support/files';
import { judgingWords, textsIn } from '#tests/support/judging-words';
import { useServer } from '#tests/support/server';
import { certificateNumber } from '#domain/learning/certificates';
import { factsOfPage } from '#domain/proof/shared-submissions';

const server = useServer();
const NOW = new Date('2026-11-23T03:00:00Z');

const texts = {
  content: 'We ran the arrest as a team, and I was slow to swap the compressor.',
  learningOutcomes: 'I learned to call the swap at ninety seconds, aloud.',
  futureApplication: 'From now on I hand over before I am tired.',
};

/** `frozen` is what the page shows; `submission` is what its owner's submission says. */
let frozen: any;
let submission: any;
let owner: TestClient;
let link: number;

/** A colleague confirms an activity by a link, some minutes after it was made. */
async function confirm(owner: TestClient, activity: number, minutes: number): Promise<void> {
  const path = `/activities/${activity}/confirmation-requests`;
  const { secretUrl } = (await owner.rest('POST', path, {})).body;
  server().setNow(new Date(NOW.getTime() + minutes * 60_000));
  const visitor = new TestClient(server());
  const token = new URL(secretUrl).hash.slice('#token='.length);
  const { signedHash } = (await visitor.rest('POST', '/confirmation', { token })).body.record;
  const signature = { name: 'Ana Cruz', profession: 'Paramedic', hours: 2 };
  const signed = await visitor.rest('POST', '/confirmation/sign', {
    token,
    signedHash,
    ...signature,
  });
  expect([signed.status, signed.body.message]).toEqual([200, undefined]);
  server().setNow(NOW);
}

beforeAll(async () => {
  server().setNow(NOW);
  const alex = await signedUp(server(), { fullName: 'Alex Medic' });
  // Registered within the year, so the figures have a reason.
  await alex.rest('PATCH', '/user/registration', { registrationDate: '2026-02-20' });
  const certificate = await aPdf('Attended');
  const ids: number[] = [];
  for (const title of ['Airway workshop', 'Trauma day', 'Journal club']) {
    const done = { status: 'completed', completedDate: '2026-06-14', hours: 2 };
    const made = await alex.rest('POST', '/activities', {
      title,
      category: 'Clinical Practice',
      ...done,
    });
    ids.push(made.body.id);
    await sendFile(alex, `activityId=${made.body.id}`, `${title}.pdf`, certificate);
  }
  for (const id of ids.slice(0, 2)) {
    await alex.rest('POST', '/reflective-logs', { ...texts, activityId: id });
  }
  await confirm(alex, ids[0]!, 4);
  await confirm(alex, ids[1]!, 180);
  await server().database.query({
    text: `insert into certificates (user_id, number, holder_name, module_title, module_version, hours, confirmed_hours, studied_seconds, attempts, score, completed_on, issued_at)
      values ($1, $2, 'Alex Medic', 'Trauma: the first hour', '2026.3', 2, 1.5, 2460, 3, 90, '2026-03-01', now())`,
    values: [alex.user.id, certificateNumber(2026, Uint8Array.from([9, 8, 7, 6, 5, 4, 3]))],
  });
  submission = (await alex.rest('POST', '/report', { format: 'json' })).body;
  const { body } = await alex.rest('POST', '/shared-submissions', { name: 'Auditor' });
  const secret = body.secretUrl.split('#')[1];
  [owner, link] = [alex, body.id];
  frozen = (await new TestClient(server()).rest('POST', '/shared-submissions/open', { secret }))
    .body.submission;
});

test('marks the same file and nearly the same reflection, as the submission does', () => {
  expect(frozen.remarks).toEqual({
    more: 0,
    lines: [
      { label: 'E1 · Airway workshop.pdf', text: 'The same file, also E2 and E3.' },
      { label: 'E2 · Trauma day.pdf', text: 'The same file, also E1 and E3.' },
      { label: 'E3 · Journal club.pdf', text: 'The same file, also E1 and E2.' },
      {
        label: 'Reflection with activity 1',
        text: 'Nearly the same text, also with activity 2.',
      },
      {
        label: 'Reflection with activity 2',
        text: 'Nearly the same text, also with activity 1.',
      },
    ],
  });
  const said = submission.evidence.flatMap(({ remark }: { remark: string | null }) => remark ?? []);
  const shown = frozen.remarks.lines.map(({ text }: { text: string }) => text);
  expect(shown.slice(0, 3)).toEqual(said);
});

test('says how long after its link each confirmation was signed', () => {
  const { lines, more } = frozen.confirmations;
  expect([lines.length, more]).toEqual([2, 0]);
  expect(lines[0]).toMatchObject({
    label: 'A1 · Airway workshop',
    text: expect.stringMatching(/Ana Cruz.*4 minutes after/),
  });
  expect(lines[1]).toMatchObject({
    label: 'A2 · Trauma day',
    text: expect.stringMatching(/Ana Cruz.*3 hours after/),
  });
});

test('tells what our own certificate tells of the learning', () => {
  expect(frozen.certificates).toMatchObject({
    lines: [
      {
        label: 'Trauma: the first hour, 1 Mar 2026',
        text: expect.stringMatching(/1\.5.*41 min.*attempts at the quiz: 3/i),
      },
    ],
  });
});

test('gives the reason for lower hours, and nothing that judges or identifies a record', () => {
  const [period] = frozen.periods;
  expect(period.requirement.basis).toBe(submission.periods[0].required.basis);
  expect(period.requirement.basis).toBeTruthy();
  const { remarks, confirmations, certificates } = frozen;
  for (const text of textsIn([remarks, confirmations, certificates, period]))
    expect(text).not.toMatch(judgingWords);
  expect(JSON.stringify(frozen)).not.toContain('"id"');
});

test('the page has the register of each period to read, until the link ends', async () => {
  const [period] = submission.periods;
  // No evidence and no words of reflections: those lists are empty.
  const left = { attestations: [], contentElements: [], documentIds: [], documents: [] };
  const out = { ...left, files: [], goals: [], reflections: [] };
  expect(frozen.periods[0].activities).toEqual(
    period.activities.map((row: any) => ({
      ...out,
      number: row.number,
      day: row.day,
      title: row.title,
      activityType: row.activityType,
      provider: row.provider,
      hours: row.hours,
      isInteractive: row.isInteractive,
      evidence: row.evidence,
    })),
  );
  expect(frozen.periods[0].activities).toHaveLength(3);
  const facts = () =>
    server().database.query<{ facts: object }>({
      text: 'select facts from shared_submissions',
      values: [],
    });
  expect(Object.keys((await facts())[0]!.facts)).toContain('registers');
  await owner.rest('POST', `/shared-submissions/${link}/revoke`);
  const kept = (await facts())[0]!.facts;
  expect(Object.keys(kept).filter((name) => factsOfPage.some((each) => each === name))).toEqual([]);
  expect(JSON.stringify(kept)).not.toContain('Airway workshop');
});
