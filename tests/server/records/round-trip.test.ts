// @module-tag servers
import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { unzip } from '#tests/support/unzip';
import { activityFields, type ActivityValues } from '#domain/records/activities.fields';
import { categoriesIn, dayOrderOf, readRows, toImported } from '#domain/records/activity-import';
import { activitiesCsv } from '#domain/records/activity-table';
import { auditNoticeFields } from '#domain/records/audit-notices.fields';
import { civilDate } from '#domain/dates';
import { credentialFields } from '#domain/records/credentials.fields';
import { documentFields } from '#domain/records/documents';
import { matchColumns } from '#domain/records/import-columns';
import { goalFields } from '#domain/records/learning-goals.fields';
import { comparedFields } from '#domain/records/record-fields';
import { reflectiveLogFields } from '#domain/records/reflective-logs';

const server = useServer();
const NOW = new Date('2026-03-10T02:00:00Z');
const ZONE = 'Australia/Brisbane';

/** Every field that the forms have; one that is forgotten here fails the first test. */
const goal = {
  title: 'Recognise the sick child; early',
  why: 'I see few of them.',
  measure: 'A mentor has watched me.',
  targetDate: '2026-11-30',
};
const activity = {
  title: '=Airway, "day" one',
  hours: 3.5,
  category: 'Research & Education',
  isInteractive: true,
  status: 'completed',
  completedDate: '2026-02-01T00:00:00.000Z',
  evidence: 'Certificate 12\nfrom the college',
  description: 'Two lines\nand a comma, too.',
  activityType: 'case-review',
  provider: '-College',
  startDate: '2026-01-31',
  endDate: '2026-02-01',
  setting: 'live-online',
  place: 'Hobart, Station 12',
  practitioners: 'Two nurses (3 others)',
  practitionerCount: 4,
  contentElements: ['a', 'c'],
  howItMeets: 'It draws on evidence; and it lasts.',
  countAnswers: {
    who: 'equal',
    what: 'discussion',
    withWhom: 'live-online',
    whatFor: 'patients',
    whatIsNew: 'unsure',
  },
};
const log = {
  content: 'What I saw on a night shift, and what it means to me.',
  learningOutcomes: 'I learned to look twice.',
  futureApplication: 'I will look twice from now on.',
};
const document = {
  title: 'First aid',
  type: 'certificate',
  content: 'Issued in Brisbane.',
  expiryDate: '2027-05-01',
};

const letter = {
  letterDate: '2026-02-03',
  dueDate: '2026-03-03',
  note: 'By post.',
  sentOn: '2026-02-20',
};

const credential = {
  type: 'blue-card',
  title: 'Blue card',
  issueDate: '2025-02-03',
  expiryDate: '2028-02-03',
  number: '1234567/1',
  issuer: 'Blue Card Services',
  notes: 'Renew online.',
};

let alex: TestClient;
const post = async (client: TestClient, path: string, body: object) => {
  const response = await client.rest('POST', path, body);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.body;
};
const listOf = async (client: TestClient, path: string) => (await client.rest('GET', path)).body;

beforeAll(async () => {
  server().setNow(NOW);
  alex = await signedUp(server());
  const { id } = await post(alex, '/learning-goals', goal);
  const { id: documentId } = await post(alex, '/documents', document);
  const { id: activityId } = await post(alex, '/activities', {
    ...activity,
    goalIds: [id],
    documentIds: [documentId],
  });
  await post(alex, '/reflective-logs', { ...log, activityId });
  await post(alex, '/audit-notices', letter);
  await post(alex, '/credentials', credential);
});

/** The values of the form, from what REST returns. */
function valuesOf(row: any): ActivityValues {
  const names = Object.keys(activityFields) as (keyof ActivityValues)[];
  const day = (value: string | null) => value && civilDate(new Date(value), 'UTC');
  return {
    ...(Object.fromEntries(
      names.map((name) => [name, row[name] ?? (name === 'countAnswers' ? null : '')]),
    ) as never as ActivityValues),
    completedDate: row.completedDate && civilDate(new Date(row.completedDate), ZONE),
    startDate: day(row.startDate),
    endDate: day(row.endDate),
  };
}

async function csvOf(client: TestClient): Promise<string> {
  const rows = await listOf(client, '/activities');
  return activitiesCsv(
    rows.map((row: any) => ({
      values: valuesOf(row),
      goals: row.goals,
      documents: row.documents,
      more: [],
    })),
  );
}

/** Imports a table as the screen does and returns the notes of its rows. */
async function importTable(client: TestClient, csv: string): Promise<string[]> {
  const table = Papa.parse<string[]>(csv.replace('\uFEFF', ''), { skipEmptyLines: true }).data;
  const columns = matchColumns(table[0]!);
  const rows = readRows(table, {
    heading: 0,
    columns,
    unit: 'hours',
    dayOrder: dayOrderOf(table, columns),
    categories: categoriesIn(table, columns),
    goals: await listOf(client, '/learning-goals'),
    documents: await listOf(client, '/documents'),
    professions: ['paramedic'],
    today: NOW,
    timeZone: ZONE,
  });
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  await post(client, '/imports', { requestKey: csv.slice(0, 20), rows: rows.map(toImported) });
  return rows.flatMap(({ notes }) => notes);
}

test('each field is filled in', () => {
  const filled = (record: object) => Object.keys(record).toSorted();
  expect([...filled(activity), 'documentIds', 'goalIds'].toSorted()).toEqual(
    filled(activityFields),
  );
  expect(filled(goal)).toEqual(comparedFields(goalFields).toSorted());
  expect([...filled(log), 'activityId'].toSorted()).toEqual(filled(reflectiveLogFields));
  expect(filled(document)).toEqual(filled(documentFields));
  expect(filled(letter)).toEqual(filled(auditNoticeFields));
  expect([...filled(credential), 'renewsId'].toSorted()).toEqual(filled(credentialFields));
});

test('activities exported as CSV come back with every field', async () => {
  const billie = await signedUp(server());
  await post(billie, '/learning-goals', goal);
  await post(billie, '/documents', document);
  const csv = await csvOf(alex);
  expect(await importTable(billie, csv)).toEqual([]);
  expect(await csvOf(billie)).toBe(csv);
  // Values shown as words are stored as they were.
  const [[row], [original]] = [
    await listOf(billie, '/activities'),
    await listOf(alex, '/activities'),
  ];
  for (const name of Object.keys(activity)) expect(row[name], name).toEqual(original[name]);
  expect(row.goals.map(({ title }: any) => title)).toEqual([goal.title]);
});

test('a goal that the account does not have is named before the import', async () => {
  const billie = await signedUp(server());
  const notes = await importTable(billie, await csvOf(alex));
  expect(notes).toEqual([
    expect.stringContaining('not among your learning goals'),
    expect.stringContaining('not among your documents'),
  ]);
});

test('a row cannot serve a goal of somebody else', async () => {
  const [{ id }] = await listOf(alex, '/learning-goals');
  const billie = await signedUp(server());
  const rows = [{ title: 'Airway', category: 'Clinical Practice', hours: 1, goalIds: [id] }];
  const { status, body } = await billie.rest('POST', '/imports', { requestKey: 'k', rows });
  expect(status).toBe(400);
  expect(body.fields).toEqual({ 'rows[0].goalIds': expect.any(String) });
});

test.each(['Activities', 'Register'])('%s.csv of an audit pack comes back', async (name) => {
  const billie = await signedUp(server());
  await post(billie, '/learning-goals', goal);
  await post(billie, '/documents', document);
  const edition = name === 'Register' ? '&edition=submission' : '';
  const response = await alex.fetch(`/api/report?format=zip${edition}`);
  const pack = unzip(Buffer.from(await response.arrayBuffer()));
  const [path] = [...pack.keys()].filter((each) => each.endsWith(`${name}.csv`));
  await importTable(billie, pack.get(path!)!.toString());
  const [row] = await listOf(billie, '/activities');
  const { countAnswers: _forTheOwner, evidence, practitioners, ...rest } = activity;
  expect(row).toMatchObject(rest);
  // The owner's answers about it are in no report.
  expect(row.countAnswers).toBeNull();
  expect(row.practitioners).toBe(practitioners);
  expect(row.evidence).toBe(name === 'Register' ? null : evidence);
  expect(row.goals).toHaveLength(1);
});

test('a backup brings every field of every record back', async () => {
  const billie = await signedUp(server());
  const account = (await alex.rest('GET', '/user/export')).body;
  await post(billie, '/imports/account', { requestKey: 'all', account });
  const back = (await billie.rest('GET', '/user/export')).body;
  const links = new Set(['goalIds', 'documentIds', 'activityId']);
  for (const [table, fields] of [
    ['activities', activityFields],
    ['learningGoals', goalFields],
    ['reflectiveLogs', reflectiveLogFields],
    ['documents', documentFields],
    ['auditNotices', auditNoticeFields],
    ['credentials', credentialFields],
  ] as const) {
    expect(back[table]).toHaveLength(1);
    for (const name of Object.keys(fields).filter((each) => !links.has(each))) {
      expect(back[table][0][name], `${table}.${name}`).toEqual(account[table][0][name]);
    }
  }
  expect(back.activities[0].goalIds).toEqual([back.learningGoals[0].id]);
  expect(back.reflectiveLogs[0].activityId).toBe(back.activities[0].id);
});
