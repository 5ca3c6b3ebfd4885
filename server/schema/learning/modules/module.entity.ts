import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { CivilDate } from '#domain/dates';
import type { ModuleContent, QuizQuestion } from '#domain/learning/modules';

/** The teaching text, without the quiz. A text that an earlier version of the program wrote has no cases yet. */
export type Teaching = Pick<
  ModuleContent,
  'objectives' | 'sections' | 'keyPoints' | 'references' | 'video'
> &
  Partial<
    Pick<ModuleContent, 'caseStudies' | 'figures' | 'furtherReading' | 'authors' | 'reviewers'>
  >;

/** A learning module of the product; module.type.ts has the fields that readers see. */
@Entity({ tableName: 'cpd_modules' })
export class LearningModule {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Unique()
  @Property({ type: 'text' })
  slug!: string;

  /** Its position in the list, from 1. */
  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'text' })
  category!: string;

  @Property({ type: 'integer' })
  hours!: number;

  @Property({ type: 'json' })
  content!: Teaching;

  /** The bank. Contains the correct answers: never selected as a whole for a reader. */
  @Property({ type: 'json', hidden: true })
  questions!: QuizQuestion[];

  /** Number of questions that a quiz draws from the bank. */
  @Property({ type: 'integer', default: 5 })
  quizLength!: number;

  /** Minutes that it takes, so that lists need not read the text. */
  @Property({ type: 'integer', default: 0 })
  studyMinutes!: number;

  /** Minutes in which most adults cannot have read the text once; 0 if it is not known. */
  @Property({ type: 'integer', default: 0 })
  shortestReadingMinutes!: number;

  @Property({ type: 'text', nullable: true })
  imageUrl: string | null = null;

  @Property({ type: 'boolean', default: false })
  isRecommended!: boolean;

  @Property({ type: 'boolean', default: false })
  isInteractive!: boolean;

  @Property({ type: 'text' })
  version!: string;

  @Property({ type: 'date' })
  lastReviewed!: CivilDate;

  /** The words that the search over all records reads; they belong to nobody, hence the owner 0. */
  @Property({
    columnType: 'tsvector',
    type: 'unknown',
    generated: `(record_words(0, ((((title || ' '::text) || category) || ' '::text) || description))) stored`,
    hidden: true,
    lazy: true,
  })
  search!: unknown;
}
