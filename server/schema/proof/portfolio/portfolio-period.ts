import {
  factsOf,
  gapsOf as gapKindsOf,
  gapText,
  isNeeded,
  portfolioHours,
  type JudgedActivity,
} from '#domain/standing/audit-readiness';
import {
  categoryBars,
  complianceChecks,
  standing,
  tenths,
  type Period,
} from '#domain/standing/cpd';
import type { CivilDate } from '#domain/dates';
import type { HoursOnDay } from '#domain/standing/pace-projection';
import type { PlannedHours } from '#domain/standing/pace-plan';
import { isOnlyNote } from '#domain/records/evidence-substance';
import { endYear, periodLabel } from '#domain/proof/portfolio-periods';
import { portfolioClauses } from '#domain/proof/portfolio-judgement';
import { requiredHours } from '#domain/standing/required-hours';
import { reflectionGradeOf } from '#domain/records/reflection-strength';
import { reflectiveLogTexts } from '#domain/records/reflective-logs';
import type { HeldRegistration } from '#domain/standing/registrations';
import { rulesFor } from '#domain/standing/standard';
import { paramedic } from '#domain/professions/paramedic';
import { paceIn } from '../../standing/pace/pace.ts';
import type { ReportGoal } from './report-goal.type.ts';
import type { Records } from './portfolio-records.ts';
import type { ReportFile } from './report-record.type.ts';
import type { ReportGap } from './report-standing.type.ts';
import type { PortfolioActivity, PortfolioPeriod } from './editions.ts';

/** The records of a period, with their judgement. */
export function periodOf(
  period: Period,
  registration: HeldRegistration,
  today: CivilDate,
  records: Records,
): PortfolioPeriod {
  const inside = ({ day }: { day: string }) => day >= period.start && day <= period.end;
  // The letters are those of the first registration's standard.
  const isFirst = registration.profession.id === paramedic.id;
  const activities = records.activities
    .filter(inside)
    .map((each) => (isFirst ? each : { ...each, contentElements: [] }));
  const reflections = records.reflections.filter(inside);
  const certificates = records.certificates.filter(inside);
  const cited = new Set(activities.flatMap((each) => each.documents.map(({ id }) => id)));
  const documents = records.documents.filter((each) => inside(each) || cited.has(each.id));
  // Many activities can cite a document.
  const filesOfDocuments = new Map(documents.map(({ id, files }) => [id, files]));
  const evidenceDocuments = {
    documents: documents.filter(inside).length,
    certificates: certificates.filter(({ revocation }) => revocation === null).length,
    files: [...activities, ...reflections].reduce((sum, each) => sum + available(each), 0),
  };
  const goals = records.goals.get(endYear(period)) ?? [];
  const plan = {
    goals: goals.length,
    planned: goals.flatMap((goal) => goal.planned).length,
    changes: goals.flatMap((goal) => goal.changes).length,
  };
  const judged = activities.map((each) => judgedOf(each, filesOfDocuments));
  const { profession } = registration;
  const rules = rulesFor(period, profession);
  const required = requiredHours(period, registration);
  const hours = portfolioHours(judged);
  const categoryHours = hoursByCategory(activities);
  return {
    ...period,
    label: periodLabel(period),
    required,
    ...hours,
    standing: standing(
      { totalHours: hours.claimed.total, interactiveHours: hours.claimed.interactive },
      required,
    ),
    pace: paceIn(period, registration, today, {
      days: hoursByDay(activities),
      planned: plannedOf(goals),
    }),
    clauses: portfolioClauses({ period, today, required, activities: judged, plan, profession }),
    categoryHours: categoryBars(categoryHours, required, rules.annualRequirement),
    compliance: complianceChecks({
      reflectiveLogsCount: reflections.length,
      evidenceDocuments,
      categoryHours,
    }),
    goals,
    activities,
    reflections,
    documents,
    certificates,
    gaps: activities
      .flatMap((activity, index) => gapsOf(activity, judged[index]!))
      .filter(({ kind }) => isFirst || kind !== 'standard'),
    checks: records.checks.filter(inside),
  };
}

/** The number of a record's files that show something. */
const available = ({ files }: { files: readonly ReportFile[] }): number =>
  files.filter((file) => !file.isMissing && !isOnlyNote(file)).length;

function judgedOf(
  activity: PortfolioActivity,
  filesOfDocuments: ReadonlyMap<number, readonly ReportFile[]>,
): JudgedActivity {
  const files = [
    ...[activity, ...activity.reflections].flatMap((each) => each.files),
    ...activity.documents.flatMap(({ id }) => filesOfDocuments.get(id) ?? []),
  ].filter(({ isMissing }) => !isMissing);
  return {
    ...activity,
    startDate: activity.startDay,
    reflection: reflectionGradeOf([
      ...activity.reflections.map((log) => reflectiveLogTexts.map((name) => log[name])),
      ...(activity.module?.reflection ? [[activity.module.reflection]] : []),
    ]),
    documentCount: activity.documents.length,
    fileCount: available({ files }),
    emptyFileCount: files.filter(isOnlyNote).length,
  };
}

function gapsOf(activity: PortfolioActivity, judged: JudgedActivity): ReportGap[] {
  const { id, title, day } = activity;
  const facts = factsOf(judged);
  return gapKindsOf(facts).map((kind) => ({
    kind,
    text: gapText(kind, facts),
    needed: isNeeded(kind),
    activityId: id,
    title,
    day,
  }));
}

/** Completed hours of each day; the activities are in order of their days. */
function hoursByDay(activities: readonly PortfolioActivity[]): HoursOnDay[] {
  const days = new Map<string, HoursOnDay>();
  for (const { status, day, hours, isInteractive } of activities) {
    if (status !== 'completed') continue;
    const sum = days.get(day) ?? { day, total: 0, interactive: 0 };
    days.set(day, {
      day,
      total: sum.total + hours,
      interactive: sum.interactive + (isInteractive ? hours : 0),
    });
  }
  return [...days.values()];
}

/** Activities that are planned for open goals and not recorded yet. */
const plannedOf = (goals: readonly ReportGoal[]): PlannedHours[] =>
  goals
    .filter(({ status }) => status === 'open')
    .flatMap(({ planned }) => planned)
    .filter(({ activityTitle }) => activityTitle === null)
    .map(({ title, plannedDay, hours }) => ({ title, day: plannedDay, hours }));

function hoursByCategory(activities: readonly PortfolioActivity[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { status, category, hours } of activities) {
    if (status === 'completed') sums[category] = ((sums[category] ?? 0) * 10 + tenths(hours)) / 10;
  }
  return sums;
}
