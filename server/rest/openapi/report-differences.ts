import type { Difference, JsonSchema } from './types.ts';

const anId: JsonSchema = { type: ['integer', 'null'] };

/** Parts of reports that REST sends differently: a row names its record as `id`. */
export const reportDifferences: Record<string, Difference> = {
  ReportPracticeEntry: { isPartial: true, without: ['practicePeriodId'], plus: { id: anId } },
  ReportCover: { isPartial: true, without: ['credentialId'], plus: { id: anId } },
  // A file has the fields of its edition, in words of its own for some.
  ReportPerson: { isPartial: true },
  ReportPeriod: {
    isPartial: true,
    plus: {
      required: ['RequiredHours', 'ReportRequirement'],
      requirement: ['ReportRequirement'],
      completed: ['RecordedHours'],
      claimed: ['RecordedHours'],
    },
  },
  ReportActivity: {
    isPartial: true,
    without: ['activityId', 'note'],
    plus: {
      id: anId,
      evidence: {
        anyOf: [{ type: 'array', items: { type: 'string' } }, { type: ['string', 'null'] }],
        description:
          'Numbers of its evidence, such as E7; in a self-check an address or free text.',
      },
      documents: {
        type: 'array',
        description: 'What it cites: titles, in a self-check with ids.',
        items: {
          anyOf: [
            { type: 'string' },
            {
              type: 'object',
              properties: { id: { type: 'integer' }, title: { type: 'string' } },
              required: ['id', 'title'],
              additionalProperties: false,
            },
          ],
        },
      },
      place: { type: ['string', 'null'] },
      practitionerCount: { type: ['integer', 'null'] },
    },
  },
  ReportDocument: { isPartial: true, without: ['documentId'], plus: { id: anId } },
  ReportReflection: {
    isPartial: true,
    without: ['reflectiveLogId', 'isWithheld'],
    plus: {
      id: anId,
      isWithheld: { type: 'boolean' },
      activityTitle: { type: ['string', 'null'] },
    },
  },
  Portfolio: { without: ['choices'] },
  ReportFile: { without: ['downloadUrl'] },
  ReportEvidence: { without: ['downloadUrl'] },
};
