import type { ActivityType } from '#domain/records/activity-types';
import type { ActivitySetting } from '#domain/records/activity-settings';
import type { DocumentType } from '#domain/records/documents';
import type { StatedRequirement } from '#domain/standing/stated-requirement';
import type { ReportCover, ReportPractice, ReportPracticeEntry } from './beside-cpd.type.ts';
import type { PortfolioType } from './portfolio.type.ts';
import type { ReportActivity, ReportDocument, ReportReflection } from './report-record.type.ts';
import type { ReportPeriod, ReportPerson } from './report.type.ts';
import type { SubmissionType } from './submission.type.ts';

/**
 * The two editions of a report that are made of records: the self-check of its owner (a portfolio) and the submission.
 * Both are projections of the rows in report-record.type.ts and report.type.ts, as files print and JSON writes them.
 */

/** Fields of a row that an edition always has; a value may still be null. */
type Always<Row, Keys extends keyof Row> = { [Key in Keys]-?: Exclude<Row[Key], undefined> };

/** Fields of a row that are never null in an edition. */
type Whole<Row, Keys extends keyof Row> = { [Key in Keys]-?: NonNullable<Row[Key]> };

type Log = Always<ReportReflection, 'day' | 'importedOn'>;

export type PortfolioReflection = Log &
  Whole<ReportReflection, 'content' | 'learningOutcomes' | 'futureApplication' | 'files'> &
  Always<ReportReflection, 'activityId'> & { id: number; activityTitle: string | null };

export type SubmissionReflection = Log &
  Whole<ReportReflection, 'evidence'> &
  Always<
    ReportReflection,
    'about' | 'isWithheld' | 'content' | 'learningOutcomes' | 'futureApplication' | 'remark'
  > & { id: number | null };

type Document = { id: number } & Always<
  ReportDocument,
  'day' | 'importedOn' | 'title' | 'expiryDay' | 'content'
>;

export type PortfolioDocument = Document & Whole<ReportDocument, 'files'> & { type: DocumentType };

export type SubmissionDocument = Document & Whole<ReportDocument, 'evidence'> & { type: string };

type Activity = { id: number } & Whole<
  ReportActivity,
  'recordedOn' | 'category' | 'contentElements' | 'goals' | 'attestations'
> &
  Always<
    ReportActivity,
    | 'day'
    | 'claimedRecordedOn'
    | 'title'
    | 'description'
    | 'hours'
    | 'countsFor'
    | 'isInteractive'
    | 'provider'
    | 'startDay'
    | 'endDay'
    | 'practitioners'
    | 'howItMeets'
  >;

export type PortfolioActivity = Activity &
  Whole<ReportActivity, 'status' | 'files' | 'isCertified' | 'isAttested'> &
  Always<ReportActivity, 'module'> & {
    activityType: ActivityType | null;
    setting: ActivitySetting | null;
    place: string | null;
    practitionerCount: number | null;
    evidence: string | null;
    reflections: PortfolioReflection[];
    /** Several activities can cite a document with many files, so it is listed once, in its period. */
    documents: { id: number; title: string }[];
  };

export type SubmissionActivity = Activity &
  Whole<ReportActivity, 'number' | 'documents'> &
  Always<ReportActivity, 'activityType' | 'setting'> & {
    evidence: string[];
    reflections: SubmissionReflection[];
  };

type Period = Whole<ReportPeriod, 'start' | 'end' | 'label' | 'goals' | 'certificates'>;

export type PortfolioPeriod = Period &
  Whole<
    ReportPeriod,
    | 'required'
    | 'supported'
    | 'standing'
    | 'pace'
    | 'clauses'
    | 'categoryHours'
    | 'compliance'
    | 'gaps'
    | 'checks'
  > & {
    claimed: ReportPeriod['completed'];
    activities: PortfolioActivity[];
    reflections: PortfolioReflection[];
    documents: PortfolioDocument[];
  };

export type SubmissionPeriod = Period &
  Pick<ReportPeriod, 'completed'> & {
    required: StatedRequirement;
    activities: SubmissionActivity[];
    reflections: SubmissionReflection[];
    documents: SubmissionDocument[];
  };

type Person = Whole<ReportPerson, 'name' | 'role' | 'profession' | 'timeZone'> &
  Always<
    ReportPerson,
    'organization' | 'register' | 'registrationNumber' | 'registrationDay' | 'registrationType'
  > & { registrationHistory: string[] };

export type PortfolioPerson = Person &
  Whole<ReportPerson, 'registration'> &
  Always<ReportPerson, 'expiryDay' | 'expiryRule'>;

export type Portfolio = Omit<PortfolioType, 'person' | 'periods'> & {
  person: PortfolioPerson;
  periods: PortfolioPeriod[];
};

export type SubmissionPracticeEntry = Omit<ReportPracticeEntry, 'practicePeriodId'> & {
  id: number;
};

export type SubmissionPractice = Omit<ReportPractice, 'entries'> & {
  entries: SubmissionPracticeEntry[];
};

export type SubmissionCover = Omit<ReportCover, 'credentialId'> & { id: number };

export type Submission = Omit<SubmissionType, 'person' | 'periods' | 'practice' | 'indemnity'> & {
  person: Person;
  periods: SubmissionPeriod[];
  practice: SubmissionPractice | null;
  indemnity: SubmissionCover[] | null;
};
