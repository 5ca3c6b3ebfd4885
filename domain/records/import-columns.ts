import { activityFields } from './activities.fields.ts';
import { toCsv } from '../csv.ts';
import { COUNTS_FOR } from './hours-for.ts';
import { labelsOf } from './record-fields.ts';
import { headingWords, plainCell } from './table-cells.ts';

const labels = labelsOf(activityFields);

/** Fields that a column can hold, each with its label and common column names. */
export const importColumns = [
  {
    value: 'title',
    label: labels.title,
    names:
      'title activity activitytitle activityname name course coursename coursetitle topic subject event session cpdactivity whatdidyoudo program learningactivity',
  },
  {
    value: 'category',
    label: labels.category,
    names:
      'category cpdcategory learningcategory area domain type activitytype cpdtype kind learningtype',
  },
  {
    value: 'hours',
    label: labels.hours,
    names:
      'hours cpdhours duration time timespent length hrs points cpdpoints minutes mins totalhours numberofhours hoursclaimed durationhours durationminutes durationmins timehours timeminutes credits hoursminutes',
  },
  {
    value: 'date',
    label: labels.completedDate,
    names:
      'datecompleted completed completeddate completiondate dateofcompletion completedon completedat date day dateofactivity activitydate dateattended attended when datefinished finished finishedat timestamp',
  },
  {
    value: 'description',
    label: labels.description,
    names:
      'description details notes note comments comment summary about content whatilearned learning outcome outcomes',
  },
  {
    value: 'isInteractive',
    label: `${labels.isInteractive} (yes or no)`,
    names:
      'interactive isinteractive interactiveyesno interactiveyesorno interactiveyn interactivecpd withothers interactivesetting',
  },
  { value: 'status', label: labels.status, names: 'status state progress completedyn' },
  {
    value: 'evidence',
    label: labels.evidence,
    names:
      'evidence link url proof certificate evidencelink reference certificatenumber evidenceofcompletion',
  },
  {
    value: 'provider',
    label: labels.provider,
    names:
      'provider organisation organization providername organiser organizer host deliveredby institution',
  },
  {
    value: 'activityType',
    label: labels.activityType,
    names: 'typeofactivity kindofactivity formofactivity activityformat',
    // Without a column of categories, such a name says the category.
    namesBesideCategory: 'type activitytype cpdtype kind learningtype',
  },
  {
    value: 'startDate',
    label: labels.startDate,
    names: 'startdate start datestarted started from begin',
  },
  { value: 'endDate', label: labels.endDate, names: 'enddate end dateended ended to until' },
  { value: 'place', label: labels.place, names: 'place location venue where' },
  {
    value: 'practitioners',
    label: labels.practitioners,
    names: 'withwhom practitioners participants otherpractitioners attendees with',
  },
  {
    value: 'practitionerCount',
    label: labels.practitionerCount,
    names: 'howmanyothers numberofothers practitionercount numberofparticipants participantcount',
  },
  { value: 'setting', label: labels.setting, names: 'setting mode modeofdelivery deliverymode' },
  {
    value: 'contentElements',
    label: labels.contentElements,
    names: 'meetsthestandard elements contentelements standardelements elementsofthestandard',
  },
  {
    value: 'howItMeets',
    label: labels.howItMeets,
    names: 'howitmeetsthestandard howitmeets relevancetothestandard',
  },
  {
    value: 'countAnswers',
    label: labels.countAnswers,
    names: 'answerstodoesthiscount countanswers',
  },
  {
    value: 'goalIds',
    label: labels.goalIds,
    names: 'learninggoals goals learninggoal goal',
  },
  {
    value: 'documentIds',
    label: labels.documentIds,
    names: 'documents document citeddocuments',
  },
  { value: 'countsFor', label: COUNTS_FOR, names: 'countsfor' },
] as const;
export type ImportColumn = (typeof importColumns)[number]['value'];

/** Returns the field of each column by its name, or null. Each field is used once, for the best match. */
export function matchColumns(heads: readonly string[]): (ImportColumn | null)[] {
  const found = heads.map((): ImportColumn | null => null);
  // Text in brackets may be a part of the name, or describe the format: “Date (dd/mm/yyyy)”.
  const forms = [heads.map((head) => plainCell(head).toLowerCase()), heads.map(headingWords)].map(
    (words) => words.map((word) => word.replace(/[^a-z]/g, '')),
  );
  for (const column of importColumns) {
    const names =
      'namesBesideCategory' in column
        ? `${column.names} ${column.namesBesideCategory}`
        : column.names;
    const places = forms.flatMap((plain) => names.split(' ').map((name) => plain.indexOf(name)));
    const index = places.find((at) => at >= 0 && found[at] === null);
    if (index !== undefined) found[index] = column.value;
  }
  return found;
}

/** Returns how many fields a row names, if it holds the column names. */
export const headingsIn = (row: readonly string[]): number =>
  matchColumns(row).filter((column) => column !== null).length;

/** True if the name of the hours column says minutes. */
export const isInMinutes = (head: string): boolean =>
  /\bmin(ute)?s?\b/i.test(head) && !/\bhours?\b|\bhrs?\b/i.test(head);

/** File name of the template. */
export const TEMPLATE_FILE_NAME = 'paramed-cpd-import-template.csv';

/** Returns a table to fill in. Its example rows carry a mark and are not imported. */
export const importTemplate = (): string =>
  toCsv([
    [
      labels.title,
      labels.category,
      labels.completedDate,
      labels.hours,
      labels.isInteractive,
      labels.description,
      labels.evidence,
      labels.status,
    ],
    [
      'EXAMPLE: Paediatric resuscitation workshop',
      'Clinical Practice',
      '25/04/2025',
      '3.5',
      'Yes',
      'This row and the next are examples. They are not imported.',
      'Certificate no. 1234',
      'Completed',
    ],
    [
      'EXAMPLE: Journal article on sepsis',
      'Research & Education',
      '3 May 2025',
      '1h 30m',
      'No',
      '',
      'https://example.org/article',
      'Completed',
    ],
  ]);
