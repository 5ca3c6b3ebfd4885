import { judgedRecords } from '../migrations/023-evidence-strength.ts';
import { begunTimelines } from '../migrations/027-record-events.ts';
import { resourceIndexes, usedByOthers } from '../migrations/028-resource-reports.ts';
import { activitiesByGoals, severalGoals } from '../migrations/030-several-goals.ts';
import { activitiesByDocuments } from '../migrations/031-cited-documents.ts';
import { activitiesSearch } from '../migrations/038-activity-search.ts';
import { recordSearches } from '../migrations/043-record-search.ts';
import { filesOfCredentials } from '../migrations/046-credentials.ts';
import { activitiesYears } from '../migrations/051-years-index.ts';
import { noActivitiesSummary } from '../migrations/079-one-index-of-hours.ts';
import { answersOnFile } from '../migrations/083-answers-on-file.ts';
import {
  activitiesDays,
  completedDays,
  nearMoment,
  noActivitiesYears,
} from '../migrations/085-completed-on.ts';
import { timelinePoints } from '../migrations/089-timeline-points.ts';
import { knownSubstances, uncheckedFiles } from '../migrations/090-evidence-substance.ts';
import {
  attestationsExist,
  confirmationsOfAttestations,
  correctedConfirmations,
} from '../migrations/092-circumstances.ts';
import { countedTimes } from '../migrations/093-one-place.ts';
import { certificateMeasures } from '../migrations/095-certificate-measures.ts';
import { sharedNumberIndexes } from '../migrations/097-shared-numbers.ts';
import { changedNumbersIndex } from '../migrations/102-changed-numbers.ts';
import { unrecordedReviews } from '../migrations/103-reviews-of-editions.ts';
import { identitiesOfSessions, sessionsOfIdentities } from '../migrations/105-linked-identities.ts';
import { providersOfTaught } from '../migrations/106-taught-sessions.ts';
import { badgesOfUsers, dueBadges } from '../migrations/109-evidence-badges.ts';
import { educatorsWithSecrets } from '../migrations/110-educators-without-accounts.ts';
import { likenesses } from '../migrations/091-likeness.ts';
import type { OnlineStep } from './step.ts';

/**
 * All steps that migrations schedule, in the order in which they run: the indexes first, which all users need, then the
 * accounts, since those that are used are completed before.
 */
export const onlineSteps: readonly OnlineStep[] = [
  activitiesYears,
  activitiesDays,
  activitiesSearch,
  ...recordSearches,
  activitiesByGoals,
  activitiesByDocuments,
  timelinePoints,
  uncheckedFiles,
  dueBadges,
  badgesOfUsers,
  confirmationsOfAttestations,
  ...resourceIndexes,
  ...filesOfCredentials,
  noActivitiesSummary,
  noActivitiesYears,
  ...sharedNumberIndexes,
  changedNumbersIndex,
  sessionsOfIdentities,
  educatorsWithSecrets,
  begunTimelines,
  severalGoals,
  judgedRecords,
  likenesses,
  answersOnFile,
  knownSubstances,
  completedDays,
  certificateMeasures,
  unrecordedReviews,
  nearMoment,
  correctedConfirmations,
  countedTimes,
  attestationsExist,
  identitiesOfSessions,
  providersOfTaught,
  usedByOthers,
];
