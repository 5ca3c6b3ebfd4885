import { activityTypeLabel } from '#domain/records/activity-types';
import { practitionersText, settingText } from '#domain/records/activity-trace';
import { documentTypeLabel } from '#domain/records/documents';
import { statedRequirement } from '#domain/standing/stated-requirement';
import type {
  Portfolio,
  PortfolioActivity,
  PortfolioPeriod,
  PortfolioReflection,
  Submission,
  SubmissionReflection,
} from './editions.ts';
import type { SharedActivity } from '#domain/proof/shared-submissions';
import type { PortfolioType } from './portfolio.type.ts';
import type { ReportActivity, ReportReflection } from './report-record.type.ts';
import type { ReportPeriod } from './report.type.ts';
import type { SubmissionType } from './submission.type.ts';

/** A self-check in the rows that all editions share. */
export const portfolioRows = (portfolio: Portfolio): PortfolioType => ({
  ...portfolio,
  periods: portfolio.periods.map(periodRow),
});

/** A submission in the same rows. */
export const submissionRows = (submission: Submission): SubmissionType => ({
  ...submission,
  periods: submission.periods.map(({ required: requirement, ...period }) => ({
    ...noJudgement,
    ...period,
    requirement,
    activities: period.activities.map(({ id: activityId, ...each }) => ({
      ...each,
      activityId,
      documentIds: [],
      files: [],
      reflections: each.reflections.map(submittedLog),
    })),
    reflections: period.reflections.map(submittedLog),
    documents: period.documents.map(({ id: documentId, ...each }) => ({
      ...each,
      documentId,
      files: [],
    })),
  })),
  practice: submission.practice && {
    ...submission.practice,
    entries: submission.practice.entries.map(({ id: practicePeriodId, ...entry }) => ({
      ...entry,
      practicePeriodId,
    })),
  },
  indemnity:
    submission.indemnity &&
    submission.indemnity.map(({ id: credentialId, ...cover }) => ({ ...cover, credentialId })),
});

const submittedLog = ({ id: reflectiveLogId, ...log }: SubmissionReflection): ReportReflection => ({
  ...log,
  reflectiveLogId,
  files: [],
});

const noJudgement = { clauses: [], categoryHours: [], gaps: [], checks: [] };

/** The lists of a period whose sums and register alone were frozen. */
export const frozenPeriod = {
  ...noJudgement,
  goals: [],
  reflections: [],
  documents: [],
  certificates: [],
};

/** A row of a frozen register. */
export const frozenActivity = (activity: SharedActivity): ReportActivity => ({
  ...activity,
  contentElements: [],
  goals: [],
  documents: [],
  documentIds: [],
  files: [],
  reflections: [],
  attestations: [],
});

const periodRow = ({ claimed, ...period }: PortfolioPeriod): ReportPeriod => ({
  ...period,
  requirement: statedRequirement(period.required),
  completed: claimed,
  activities: period.activities.map(activityRow),
  reflections: period.reflections.map(reflectionRow),
  documents: period.documents.map(({ id: documentId, ...each }) => ({
    ...each,
    documentId,
    type: documentTypeLabel(each.type),
    evidence: [],
  })),
});

function activityRow({
  id: activityId,
  evidence: note,
  place,
  practitionerCount,
  ...activity
}: PortfolioActivity): ReportActivity {
  return {
    ...activity,
    activityId,
    note,
    evidence: [],
    activityType: activityTypeLabel(activity.activityType),
    setting: settingText(activity.setting, place),
    practitioners: practitionersText(activity.practitioners, practitionerCount),
    documents: activity.documents.map(({ title }) => title),
    documentIds: activity.documents.map(({ id }) => id),
    reflections: activity.reflections.map(reflectionRow),
  };
}

const reflectionRow = ({
  id: reflectiveLogId,
  activityTitle: about,
  ...log
}: PortfolioReflection): ReportReflection => ({
  ...log,
  reflectiveLogId,
  about,
  isWithheld: false,
  evidence: [],
});
