import type { Context } from '#server/context';
import type { Env } from '#server/env';
import { validate } from '#server/validate';
import { withheldLines } from '#domain/account/access-tokens';
import { activityTypeLabel } from '#domain/records/activity-types';
import { practitionersText, settingText } from '#domain/records/activity-trace';
import { documentTypeLabel } from '#domain/records/documents';
import { evidenceTextGrade } from '#domain/records/evidence-strength';
import {
  isWhole,
  leftOutLines,
  reflectionOn,
  submissionHours,
  wholeSubmission,
  type SubmissionChoice,
} from '#domain/proof/submission';
import {
  activityPlace,
  reflectionPlace,
  remarksOnEvidence,
  remarksOnReflections,
} from '#domain/proof/submission-copies';
import { reflectiveLogTexts } from '#domain/records/reflective-logs';
import { statedRequirement } from '#domain/standing/stated-requirement';
import { submissionChoiceSchema } from '#domain/proof/submission.schema';
import { certificateUrl, fileUrl } from '../../records/download-urls.ts';
import {
  certificateNumber,
  confirmed,
  filesOf,
  noFile,
  numbered,
  type Builder,
} from './evidence-numbers.ts';
import * as beside from './beside-cpd.ts';
import { besideOf, nothingBeside, type BesideCpd } from './beside-cpd.ts';
import { get as getPortfolio } from './portfolio.ts';
import type { ReportGoal } from './report-goal.type.ts';
import type { ReportCertificate } from './report-record.type.ts';
import type {
  Portfolio,
  PortfolioActivity,
  PortfolioDocument,
  PortfolioPeriod,
  PortfolioReflection,
  Submission,
  SubmissionActivity,
  SubmissionDocument,
  SubmissionPeriod,
  SubmissionReflection,
} from './editions.ts';
import type { ReportEvidence } from './report-record.type.ts';
import type { ReportLeftOut } from './submission.type.ts';

/** The contents of a submission; throws invalid() for an unknown period or a wrong choice. */
export async function get(
  ctx: Context,
  period?: string | null,
  choice?: unknown,
  profession?: string | null,
): Promise<Submission> {
  const chosen = validate(submissionChoiceSchema, choice);
  return made(ctx, await getPortfolio(ctx, period, profession), chosen);
}

/**
 * The submission of a portfolio; reads the parts beside CPD that the owner chose. Throws invalid() for too much of it.
 */
export const made = async (
  ctx: Context,
  portfolio: Portfolio,
  choice: SubmissionChoice,
): Promise<Submission> =>
  submissionOf(portfolio, choice, await beside.get(ctx, portfolio, choice.include));

/**
 * Returns the facts of a portfolio without its judgement: completed activities, and what belongs to them, but for what
 * the owner leaves out. Evidence is numbered in the order of the records, by day and id. A file whose content is
 * missing is no evidence, so it has no number.
 */
export function submissionOf(
  portfolio: Portfolio,
  choice: SubmissionChoice,
  found: BesideCpd = nothingBeside,
): Submission {
  const { madeOn, person } = portfolio;
  const { name, role, organization, profession, register } = person;
  const { registrationNumber, registrationDay, registrationType } = person;
  const { registrationHistory, timeZone } = person;
  const contents = contentsOf(portfolio, choice, found);
  return {
    madeOn,
    person: {
      name,
      role,
      organization,
      profession,
      register,
      registrationNumber,
      registrationDay,
      registrationType,
      registrationHistory,
      timeZone,
    },
    leftOut: leftOutOf(portfolio, { contents, choice, found }),
    ...contents,
  };
}

type Contents = Pick<Submission, 'periods' | 'practice' | 'indemnity' | 'evidence'>;

function contentsOf(
  { periods, withheld, madeOn, person }: Portfolio,
  choice: SubmissionChoice,
  found: BesideCpd,
): Contents {
  const all = periods.flatMap((period) => period.activities);
  const hasNoWords = withheld.includes('reflective-logs:read');
  const logs = [...periods, ...all].flatMap((each) => each.reflections);
  const builder: Builder = {
    omits: new Set(choice.withoutSections),
    without: {
      activities: new Set(choice.withoutActivities),
      reflections: new Set(choice.withoutReflections),
      documents: new Set(choice.withoutDocuments),
      files: new Set(choice.withoutFiles),
    },
    withheld: {
      reflections: new Set(hasNoWords ? idsOf(logs) : choice.withheldReflections),
      modules: new Set(hasNoWords ? idsOf(all) : choice.withheldModuleReflections),
    },
    activityIds: new Set(idsOf(all)),
    evidence: [],
    numbers: new Map(),
    timeZone: person.timeZone,
    certificates: periods.flatMap((each) => each.certificates).filter(isValid),
    documents: new Map(periods.flatMap((each) => each.documents).map((each) => [each.id, each])),
    count: 0,
    confirmations: [],
  };
  const contents = {
    periods: periods.toReversed().map((period) => periodOf(period, builder)),
    ...besideOf(found, builder, { madeOn, profession: person.profession }),
    evidence: [...builder.evidence, ...builder.confirmations],
  };
  remark(contents);
  return contents;
}

/** Adds the remarks on copies, once every piece and every activity has its number. */
function remark({ periods, evidence }: Pick<Contents, 'periods' | 'evidence'>): void {
  const onEvidence = remarksOnEvidence(evidence);
  for (const [index, piece] of evidence.entries()) piece.remark = onEvidence[index]!;
  const reflections = periods.flatMap((period) => [
    ...period.activities.flatMap(({ number, reflections: own }) =>
      own.map((reflection) => ({ reflection, place: activityPlace(number) })),
    ),
    ...period.reflections.map((reflection) => ({
      reflection,
      place: reflectionPlace(reflection.day),
    })),
  ]);
  const onReflections = remarksOnReflections(
    reflections.map(({ reflection, place }) => ({
      id: reflection.id,
      texts: reflectiveLogTexts.map((name) => reflection[name]),
      place,
    })),
  );
  for (const [index, { reflection }] of reflections.entries()) {
    reflection.remark = onReflections[index]!;
  }
}

const idsOf = (records: readonly { id: number }[]): number[] => records.map(({ id }) => id);

/** Counts what the whole submission has more; the contents of a section that is left out are not counted again. */
function leftOutOf(
  portfolio: Portfolio,
  { contents, choice, found }: { contents: Contents; choice: SubmissionChoice; found: BesideCpd },
): ReportLeftOut {
  const sections = [...choice.withoutSections];
  const withSections = isWhole({ ...choice, withoutSections: [] })
    ? null
    : {
        all: countsOf(contentsOf(portfolio, wholeSubmission, found)),
        shown: countsOf(contentsOf(portfolio, { ...choice, withoutSections: [] }, found)),
      };
  const missing = (of: 'activities' | 'reflections' | 'documents' | 'evidence') =>
    withSections ? withSections.all[of] - withSections.shown[of] : 0;
  const leftOut = {
    activities: missing('activities'),
    reflections: sections.includes('reflections') ? 0 : missing('reflections'),
    documents: missing('documents'),
    evidence: sections.includes('evidence') ? 0 : missing('evidence'),
    withheld: countsOf(contents).withheld,
    sections,
  };
  return { ...leftOut, lines: [...leftOutLines(leftOut), ...withheldLines(portfolio.withheld)] };
}

function countsOf({ periods, evidence }: Pick<Contents, 'periods' | 'evidence'>) {
  const activities = periods.flatMap((period) => period.activities);
  const reflections = [...activities, ...periods].flatMap((each) => each.reflections);
  return {
    activities: activities.length,
    reflections: reflections.length,
    documents: periods.flatMap((period) => period.documents).length,
    evidence: evidence.length,
    withheld: reflections.filter(({ isWithheld }) => isWithheld).length,
  };
}

function periodOf(period: PortfolioPeriod, builder: Builder): SubmissionPeriod {
  const { start, end, label, required } = period;
  const { omits, without, activityIds } = builder;
  const chosen = period.activities.filter(
    ({ id, status }) => status === 'completed' && !without.activities.has(id),
  );
  const activities = chosen.map((activity) => activityOf(activity, builder));
  // A document of another period is here for the activity that cites it.
  const cited = new Set(chosen.flatMap(({ documents }) => documents.map(({ id }) => id)));
  const isOf = ({ id, day }: PortfolioDocument) => cited.has(id) || (day >= start && day <= end);
  const alone = period.reflections.filter(
    ({ id, activityId }) =>
      !omits.has('reflections') &&
      !without.reflections.has(id) &&
      (activityId === null || !activityIds.has(activityId)),
  );
  const reflections = alone.map((log) => reflectionOf(log, builder));
  const documents = period.documents
    .filter((each) => isOf(each) && !without.documents.has(each.id))
    .map((document) => documentOf(document, builder));
  const certificates = period.certificates
    .filter(isValid)
    .filter(({ activityId }) => activityId === null || !without.activities.has(activityId));
  // Certificates of an activity already have their numbers.
  for (const each of certificates) certificateNumber(each, builder);
  return {
    start,
    end,
    label,
    required: statedRequirement(required),
    completed: submissionHours(activities),
    goals: omits.has('plan') ? [] : period.goals.map((goal) => goalOf(goal, activities)),
    activities,
    reflections,
    documents,
    certificates,
  };
}

const isValid = ({ revocation }: ReportCertificate): boolean => revocation === null;

/** A goal that names only activities of the submission. */
function goalOf(goal: ReportGoal, activities: readonly SubmissionActivity[]): ReportGoal {
  const titles = new Set<string | null>(activities.map(({ title }) => title));
  const planned = goal.planned.map((each) => ({
    ...each,
    activityTitle: titles.has(each.activityTitle) ? each.activityTitle : null,
  }));
  return { ...goal, planned };
}

function activityOf(activity: PortfolioActivity, builder: Builder): SubmissionActivity {
  const { id, title, day, recordedOn, claimedRecordedOn, module, evidence: note } = activity;
  const number = (builder.count += 1);
  const documents = activity.documents
    .filter((each) => !builder.without.documents.has(each.id))
    .flatMap((each) => builder.documents.get(each.id) ?? []);
  const own = [
    ...(note && evidenceTextGrade(note) !== 'none' && !builder.omits.has('evidence')
      ? [numbered({ ...noFile, name: note, about: title, addedOn: recordedOn }, builder)]
      : []),
    ...filesOf(activity.files, title, builder),
    ...documents.flatMap((document) => filesOf(document.files, document.title, builder)),
    ...builder.certificates
      .filter(({ activityId }) => activityId === id)
      .flatMap((each) => certificateNumber(each, builder)),
  ];
  const attestations = activity.attestations.map((each) => confirmed(each, title, builder));
  const withoutReflections = builder.omits.has('reflections');
  const reflections = activity.reflections
    .filter(({ id: logId }) => !withoutReflections && !builder.without.reflections.has(logId))
    .map((log) => reflectionOf(log, builder));
  return {
    number,
    id,
    day,
    title,
    category: activity.category,
    activityType: activityTypeLabel(activity.activityType),
    provider: activity.provider,
    hours: activity.hours,
    countsFor: activity.countsFor,
    isInteractive: activity.isInteractive,
    goals: builder.omits.has('plan') ? [] : activity.goals,
    documents: documents.map((document) => document.title),
    evidence: [
      ...own,
      ...reflections.flatMap(({ evidence }) => evidence),
      ...attestations.flatMap((each) => each.number ?? []),
    ],
    recordedOn,
    claimedRecordedOn,
    description: activity.description,
    startDay: activity.startDay,
    endDay: activity.endDay,
    setting: settingText(activity.setting, activity.place),
    practitioners: practitionersText(activity.practitioners, activity.practitionerCount),
    contentElements: activity.contentElements,
    howItMeets: activity.howItMeets,
    attestations,
    reflections: [
      ...(module?.reflection && !withoutReflections
        ? [onModule(activity, module.reflection, builder.withheld.modules.has(id))]
        : []),
      ...reflections,
    ],
  };
}

/** The reflection written on completing a learning module. */
const onModule = (
  { day, claimedRecordedOn, recordedOn, title }: PortfolioActivity,
  content: string,
  isWithheld: boolean,
): SubmissionReflection => ({
  id: null,
  day,
  importedOn: claimedRecordedOn && recordedOn,
  about: title,
  isWithheld,
  content: isWithheld ? null : content,
  learningOutcomes: null,
  futureApplication: null,
  evidence: [],
  remark: null,
});

function reflectionOf(log: PortfolioReflection, builder: Builder): SubmissionReflection {
  const { id, day, importedOn, activityTitle } = log;
  const isWithheld = builder.withheld.reflections.has(id);
  const about = activityTitle ?? reflectionOn(day);
  return {
    id,
    day,
    importedOn,
    about: activityTitle,
    isWithheld,
    content: isWithheld ? null : log.content,
    learningOutcomes: isWithheld ? null : log.learningOutcomes,
    futureApplication: isWithheld ? null : log.futureApplication,
    evidence: filesOf(log.files, about, builder),
    remark: null,
  };
}

function documentOf(document: PortfolioDocument, builder: Builder): SubmissionDocument {
  const { files, type, ...rest } = document;
  return {
    ...rest,
    type: documentTypeLabel(type),
    evidence: filesOf(files, document.title, builder),
  };
}

/** The address where the owner downloads what is in evidence; null for a note. */
export function downloadUrl(
  env: Pick<Env, 'publicUrl'>,
  { fileId, certificate }: ReportEvidence,
): string | null {
  if (fileId !== null) return fileUrl(env, fileId);
  return certificate === null ? null : certificateUrl(env, certificate);
}
