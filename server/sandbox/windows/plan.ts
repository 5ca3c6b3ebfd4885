import type { SandboxWindow } from '../window.ts';

/** The tabs of the page “Plan”. */
export const planWindows: readonly SandboxWindow[] = [
  {
    topic: 'plan',
    name: 'Learning plan',
    examples: [
      'LearningPlan',
      'learningGoal',
      'CreateLearningGoal',
      'UpdateLearningGoal',
      'DeleteLearningGoal',
      'RestoreLearningGoal',
    ],
    variables: {
      period: 'current',
      first: 10,
      id: '1',
      createLearningGoal: {
        title: 'Recognise the deteriorating child earlier',
        why: 'I see few sick children and rely on numbers too late.',
        measure: 'A mentor has watched me assess a child without an aid.',
        targetDate: '2026-11-30T00:00:00.000Z',
      },
      updateLearningGoal: {
        why: 'I see few sick children.',
      },
    },
    ids: { id: 'createLearningGoal' },
  },
  {
    topic: 'plan',
    name: 'Planned activities',
    examples: [
      'CreatePlannedActivity',
      'UpdatePlannedActivity',
      'DeletePlannedActivity',
      'RestorePlannedActivity',
    ],
    variables: {
      id: '1',
      createPlannedActivity: {
        goalId: '1',
        title: 'Paediatric assessment workshop',
        category: 'Clinical Practice',
        hours: 4,
      },
      updatePlannedActivity: {
        hours: 3.5,
      },
    },
    ids: { id: 'createPlannedActivity', goalId: 'createLearningGoal' },
  },
  {
    topic: 'plan',
    name: 'Closing goals',
    examples: ['CloseLearningGoal', 'ReopenLearningGoal', 'CarryOverLearningGoal'],
    variables: {
      id: '1',
      closeLearningGoal: {
        outcome: 'achieved',
        reflection: 'I now look before I measure.',
      },
    },
    ids: { id: 'createLearningGoal' },
  },
  {
    topic: 'plan',
    name: 'Reflective logs',
    examples: [
      'ReflectiveLogs',
      'ReflectiveLog',
      'CreateReflectiveLog',
      'UpdateReflectiveLog',
      'DeleteReflectiveLog',
      'RestoreReflectiveLog',
    ],
    variables: {
      first: 10,
      id: '1',
      createReflectiveLog: {
        content: 'In the handover exercise I left out the time of onset until I was asked for it.',
        learningOutcomes: 'A fixed order for handover frees attention for the patient.',
        futureApplication: 'I will rehearse IMIST-AMBO aloud before arriving at hospital.',
      },
      updateReflectiveLog: {
        futureApplication: 'I will use IMIST-AMBO at every handover and ask for feedback.',
      },
    },
    ids: { id: 'createReflectiveLog' },
  },
];
