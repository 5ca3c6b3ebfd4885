import type { ReportGoal } from '../../schema/proof/portfolio/report-goal.type.ts';
import type { Submission, SubmissionPeriod } from '../../schema/proof/portfolio/editions.ts';
import { goalNumber } from '#domain/proof/submission';

/** The learning goals by number, so that the register can name them in a word. */
export interface GoalNumbers {
  of: (goal: ReportGoal) => string;
  /** By the title that an activity has; of two goals with one title the first. Undefined for a goal of another period. */
  titled: (title: string, period: SubmissionPeriod) => string | undefined;
}

/** Numbers the goals of a submission in the order in which they are printed. */
export function goalNumbers({ periods }: Submission): GoalNumbers {
  const all = periods.flatMap(({ goals }) => goals);
  const of = (goal: ReportGoal) => goalNumber(all.indexOf(goal) + 1);
  return {
    of,
    titled: (title, { goals }) => {
      const found = goals.find((goal) => goal.title === title);
      return found && of(found);
    },
  };
}
