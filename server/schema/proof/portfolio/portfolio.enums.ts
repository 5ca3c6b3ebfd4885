import { vocabulary } from '../../mechanics/vocabulary.ts';
import { clauseStateLabels } from '#domain/proof/portfolio-judgement';
import { submissionAdditions } from '#domain/proof/submission-additions';
import { submissionSections } from '#domain/proof/submission';

export const ReportClauseStateEnum = vocabulary(
  'ReportClauseState',
  'The state of a clause of the standard.',
  {
    ...clauseStateLabels,
    recorded: 'Enough hours, but too few of them are ready for an audit',
    open: 'The period is not over',
    yours: 'Records cannot show it',
    reflections: 'The reflections show it',
  },
);
export const SubmissionSectionEnum = vocabulary(
  'SubmissionSection',
  'Sections that can be left out of a submission.',
  submissionSections,
);
export const SubmissionAdditionEnum = vocabulary(
  'SubmissionAddition',
  'What a submission can have beside CPD.',
  submissionAdditions,
);
