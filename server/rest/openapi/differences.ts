import { getMetadataStorage } from 'type-graphql';
import { kindOf } from '../../records/kinds.ts';
import { reportDifferences } from './report-differences.ts';
import type { Difference, JsonSchema } from './types.ts';

const id = (description: string): JsonSchema => ({ type: 'integer', description });
const owner = { userId: id('Whose it is: yours.') };
/** The specification's client sends and reads this day as a moment. */
const registrationDay = (description: string): JsonSchema => ({
  type: ['string', 'null'],
  format: 'date-time',
  description,
});
const ofModule = { without: ['module'], plus: { moduleId: id('The module.') } };

/** Types beside the records that REST sends differently. */
const differences: Record<string, Difference> = {
  ...reportDifferences,
  User: {
    only: [
      'id',
      'username',
      'fullName',
      'role',
      'organization',
      'profileImage',
      'registrationExpiryRule',
      'registrationNumber',
      'registrationType',
      'registrationBreaks',
      'registrationSpans',
      'boardAnswers',
      'timeZone',
    ],
    plus: {
      registrationDate: registrationDay('The day of registration, as midnight UTC.'),
      registrationExpiryDate: registrationDay('The stored day of expiry, as midnight UTC.'),
      registrationTypeSince: registrationDay(
        'The day from which a non-practising or student registration is held, as midnight UTC.',
      ),
    },
  },
  AccessToken: {
    plus: { id: { type: 'string', format: 'uuid', description: 'Identifies the token.' } },
  },
  BoardAnswer: { without: ['documentTitle'] },
  HeldRegistration: {
    without: ['cpdSummary'],
    plus: {
      boardAnswers: {
        type: 'array',
        description: 'What its Board told you about CPD periods, oldest period first.',
        items: { $ref: '#/components/schemas/BoardAnswer' },
      },
    },
  },
  ActivityDocument: { without: ['evidenceFiles'] },
  EvidenceUpload: {
    of: 'EvidenceFile',
    without: ['downloadUrl'],
    plus: {
      ...owner,
      duplicateOf: {
        type: ['string', 'null'],
        description: 'What else of yours the same file is attached to; null where it is new.',
      },
    },
  },
  Import: { plus: owner },
  Team: { without: ['receiptPreview'] },
  GoalChange: { plus: owner },
  Notification: { plus: owner },
  ResourceReview: { without: ['resource'] },
  Module: {
    without: [
      'content',
      'caseStudies',
      'figures',
      'furtherReading',
      'madeBy',
      'questions',
      'quizKey',
    ],
  },
  ModuleDetail: {
    of: 'Module',
    plus: { lastAttempt: 'ExplainedAttempt', dueReview: 'OpenModuleReview' },
  },
  QuizAttempt: { without: ['module', 'results'] },
  ExplainedAttempt: { of: 'QuizAttempt', without: ['module'] },
  DueModuleReview: { ...ofModule, without: ['questions', 'quizKey'] },
  OpenModuleReview: { of: 'DueModuleReview', plus: ofModule.plus },
  ModuleProgress: ofModule,
  ModuleCompletion: ofModule,
  CpdSummary: {
    plus: {
      categoryHours: {
        type: 'object',
        description: 'All three always.',
        additionalProperties: { type: 'number' },
      },
    },
  },
};

const records = new Set(Object.values(kindOf).map(({ entity }) => entity.name));

/** Returns how REST sends a type: a record with its owner, but without the fields that GraphQL resolves on demand. */
export const differenceOf = (type: string): Difference =>
  records.has(type) ? { without: resolvedFields(type), plus: owner } : (differences[type] ?? {});

/** The fields of a type that a resolver adds to those of its class. */
function resolvedFields(type: string): string[] {
  const { fieldResolvers, objectTypes } = getMetadataStorage();
  const classes = objectTypes.filter(({ name }) => name === type).map(({ target }) => target);
  return fieldResolvers
    .filter(({ kind }) => kind === 'external')
    .filter(({ getObjectType }) => classes.some((each) => each === getObjectType?.()))
    .map(({ schemaName }) => schemaName);
}
