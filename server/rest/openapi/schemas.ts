import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLEnumType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { isBesideId } from '../../schema/mechanics/beside-id.ts';
import { kindOf, recordedKinds } from '../../records/kinds.ts';
import type { JsonSchema } from './types.ts';
import type { Shape } from '#domain/forms';

/** The types of the GraphQL schema as REST sends them, collected as they are used. */
export class Schemas {
  readonly collected: Record<string, JsonSchema> = {};
  readonly #schema: GraphQLSchema;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** The schema of REST's response for a GraphQL type: a list instead of a connection, and never null. */
  ofResponse(type: GraphQLOutputType): JsonSchema {
    const named = getNamedType(type);
    const nodes = isObjectType(named) ? named.getFields()['nodes'] : undefined;
    return this.#nonNull(getNullableType(nodes ? nodes.type : type));
  }

  /** A reference to a schema that does not come from GraphQL. */
  add(name: string, schema: JsonSchema): JsonSchema {
    this.collected[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  }

  /** A reference to a type of GraphQL, or of those that only REST has. */
  ref(name: string): JsonSchema {
    if (!(name in this.collected)) {
      // Its place is taken first: a type may refer to itself.
      this.collected[name] = {};
      const type = this.#schema.getType(name);
      this.collected[name] = isEnumType(type) ? vocabulary(type) : this.#object(name);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** True if a schema refers to a record with a version (conditional.ts). */
  isVersioned({ anyOf, $ref = anyOf?.[0]?.$ref ?? '' }: JsonSchema): boolean {
    const { id, version } = this.collected[$ref.split('/').at(-1)!]?.properties ?? {};
    return id !== undefined && version !== undefined;
  }

  #object(name: string): JsonSchema {
    const { of = name, only, without = [], plus = {}, isPartial } = differences[name] ?? {};
    const type = this.#schema.getType(of) as GraphQLObjectType;
    const fields = Object.values(type.getFields())
      .filter(({ name: each }) => (only ? only.includes(each) : !without.includes(each)))
      .filter(({ name: each }) => !(each in plus) && !isBesideId(type, each))
      .map((field) => [
        field.name,
        described(withVocabulary(this.#of(field.type), of, field.name), field.description),
      ]);
    const more = Object.entries(plus).map(([key, each]) => [key, this.#added(each)]);
    const properties = Object.fromEntries([...fields, ...more]) as Record<string, JsonSchema>;
    return {
      type: 'object',
      ...(type.description && { description: type.description }),
      properties,
      required: isPartial
        ? Object.keys(properties).filter(
            (key) => !(key in plus) && isAlways(type.getFields()[key]!.type),
          )
        : Object.keys(properties),
      additionalProperties: false,
    };
  }

  #added(each: Added): JsonSchema {
    if (typeof each === 'string') return nullable(this.ref(each));
    if (!('map' in each)) return each;
    const refs = each.map((name) => this.ref(name));
    return refs.length === 1 ? refs[0]! : { anyOf: refs };
  }

  #of(type: GraphQLOutputType): JsonSchema {
    if (!isNonNullType(type)) return nullable(this.#nonNull(type));
    return this.#nonNull(type.ofType);
  }

  #nonNull(type: GraphQLOutputType): JsonSchema {
    if (isListType(type)) return { type: 'array', items: this.#of(type.ofType) };
    const named = getNamedType(type);
    return scalars[named.name] ?? this.ref(named.name);
  }
}

/** REST sends the words themselves. */
const vocabulary = (type: GraphQLEnumType): JsonSchema =>
  described(
    { type: 'string', enum: type.getValues().map(({ value }) => value as string) },
    type.description,
  );

/** Ids are numbers in REST. */
const scalars: Record<string, JsonSchema> = {
  ID: { type: 'integer' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  String: { type: 'string' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  URL: { type: 'string', format: 'uri' },
};

/** A name means that type or null, several mean one of them. */
type Added = JsonSchema | string | readonly string[];

interface Difference {
  /** The type of GraphQL that it comes from, if that has another name. */
  of?: string;
  only?: readonly string[];
  without?: readonly string[];
  plus?: Record<string, Added>;
  /** True if lists, what may be null, and what is in `plus` may be missing. */
  isPartial?: boolean;
}

const isAlways = (type: GraphQLOutputType): boolean =>
  isNonNullType(type) && !isListType(type.ofType);

const id = (description: string): JsonSchema => ({ type: 'integer', description });
const anId: JsonSchema = { type: ['integer', 'null'] };
const owner = { userId: id('Whose it is: yours.') };
const withOwner = { without: ['evidenceFiles', 'history', 'keepUntil'], plus: owner };
const activity = {
  without: [
    'completion',
    'attestations',
    'confirmationRequests',
    'evidenceFiles',
    'evidenceFilesCount',
    'history',
    'keepUntil',
    'readiness',
  ],
  plus: owner,
};
/** The specification's client sends and reads this day as a moment. */
const registrationDay = (description: string): JsonSchema => ({
  type: ['string', 'null'],
  format: 'date-time',
  description,
});
const ofModule = { without: ['module'], plus: { moduleId: id('The module.') } };

/** Types that REST sends differently: without the fields that GraphQL resolves on demand. */
const differences: Record<string, Difference> = {
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
  Activity: activity,
  ...Object.fromEntries(recordedKinds.map(({ entity }) => [entity.name, withOwner])),
  ActivityDocument: { without: ['evidenceFiles'] },
  EvidenceFile: { without: ['downloadUrl'], plus: owner },
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
  LearningGoal: { without: ['history', 'keepUntil'], plus: owner },
  Team: { without: ['receiptPreview'] },
  PlannedActivity: { plus: owner },
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
  ReportPracticeEntry: { isPartial: true, without: ['practicePeriodId'], plus: { id: anId } },
  ReportCover: { isPartial: true, without: ['credentialId'], plus: { id: anId } },
  Portfolio: { without: ['choices'] },
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
  ReportFile: { without: ['downloadUrl'] },
  ReportEvidence: { without: ['downloadUrl'] },
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

/** The vocabulary of a field of a record, from its form. */
function withVocabulary(schema: JsonSchema, type: string, field: string): JsonSchema {
  const shape = shapeIn(type, field);
  if (shape?.enum && isText(schema) && !schema.enum) {
    const isNullable = [schema.type].flat().includes('null');
    return { ...schema, enum: isNullable ? [...shape.enum, null] : shape.enum };
  }
  if (shape?.items?.enum && schema.items && isText(schema.items) && !schema.items.enum) {
    return { ...schema, items: { ...schema.items, enum: shape.items.enum } };
  }
  return schema;
}

const isText = ({ type, format }: JsonSchema): boolean =>
  [type].flat().includes('string') && format === undefined;

function shapeIn(type: string, field: string): Shape | undefined {
  const kind = Object.values(kindOf).find(({ entity }) => entity.name === type);
  const schema = (kind?.schemas.create ?? kind?.schemas.update)?.fields[field];
  const described = schema && 'describe' in schema ? schema.describe() : undefined;
  return described && 'meta' in described ? described.meta?.shape : undefined;
}

/** The same, or null. */
export function nullable(schema: JsonSchema): JsonSchema {
  if (typeof schema.type === 'string') {
    const { enum: choices } = schema;
    return {
      ...schema,
      type: [schema.type, 'null'],
      ...(choices && { enum: [...choices, null] }),
    };
  }
  return { anyOf: [...(schema.anyOf ?? [schema]), { type: 'null' }] };
}

export function described(schema: JsonSchema, description?: string | null): JsonSchema {
  return description ? { description, ...schema } : schema;
}
