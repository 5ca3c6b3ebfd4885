import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { BoardAnswer } from '#domain/standing/board-answers';
import type { ExpiryRule } from '#domain/standing/cpd';
import { DEFAULT_TIME_ZONE, type CivilDate } from '#domain/dates';
import type { Break, RegistrationType } from '#domain/standing/registration-details';
import type { RegistrationSpan } from '#domain/standing/registration-spans';
import type { StoredRegistration } from '#domain/standing/registrations';
import { DEFAULT_ORGANIZATION, DEFAULT_ROLE } from '#domain/account/users';
import { RegistrationSpanType } from './registration-span.type.ts';
import { RegistrationBreak } from './user.type.ts';
import { RegistrationTypeEnum } from './registration.enums.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { breakLimits } from '#domain/standing/registration-details';
import { spanLimits } from '#domain/standing/registration-spans';

@ObjectType({ description: 'A paramedic with an account.' })
@Entity({ tableName: 'users' })
@Index({
  name: 'users_number',
  expression:
    'create index users_number on users (registration_number) where registration_number is not null',
})
@Index({
  name: 'users_other_registrations',
  expression:
    "create index users_other_registrations on users using gin (other_registrations jsonb_path_ops) where other_registrations <> '[]'",
})
export class User {
  [OptionalProps]?:
    | 'role'
    | 'timeZone'
    | 'organization'
    | 'isDemo'
    | 'registrationBreaks'
    | 'boardAnswers'
    | 'registrationSpans'
    | 'otherRegistrations';

  @Field(() => ID)
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => String, {
    description: 'Unique in any case.',
  })
  @Property({ type: 'text' })
  username!: string;

  /** The normalised username: see usernameKey in domain/account/users. */
  @Unique()
  @Property({ type: 'text', hidden: true })
  usernameKey!: string;

  /** Detects look-alikes: see usernameSkeleton in auth/username-skeleton. Null: not computed yet. */
  @Index()
  @Property({ type: 'text', hidden: true, nullable: true })
  usernameSkeleton: string | null = null;

  /** The hash; NO_PASSWORD for an account that signs in by an identity provider and has not set one. */
  @Property({ type: 'text', hidden: true })
  password!: string;

  @Field(() => String, { description: 'As on the certificate of registration.' })
  @Property({ type: 'text' })
  fullName!: string;

  @Field(() => String, { description: 'Displayed only.' })
  @Property({ type: 'text', default: DEFAULT_ROLE })
  role: string = DEFAULT_ROLE;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true, default: DEFAULT_ORGANIZATION })
  organization: string | null = DEFAULT_ORGANIZATION;

  @Field(() => String, {
    nullable: true,
    description: 'A path on this server; profileImageUrl is its address.',
  })
  @Property({ type: 'text', nullable: true })
  profileImage: string | null = null;

  /** A day, not a moment; REST's user has it as midnight UTC (users.toPublic). */
  @Property({ type: 'date', nullable: true })
  registrationDate: CivilDate | null = null;

  @Property({ type: 'date', nullable: true })
  registrationExpiryDate: CivilDate | null = null;

  /** The rule the user chose; null if never asked. Read it with expiryRuleOf. */
  @Property({ type: 'text', nullable: true })
  registrationExpiryRule: ExpiryRule | null = null;

  /** The last day until which its owner said that it is renewed; null if never said. Read it with effectiveExpiry. */
  @Property({ type: 'date', nullable: true })
  registrationRenewedTo: CivilDate | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Three letters and ten digits.',
  })
  @Property({ type: 'text', nullable: true })
  registrationNumber: string | null = null;

  @Field(() => RegistrationTypeEnum, {
    nullable: true,
  })
  @Property({ type: 'text', nullable: true })
  registrationType: RegistrationType | null = null;

  @Property({ type: 'date', nullable: true })
  registrationTypeSince: CivilDate | null = null;

  @Field(() => [RegistrationBreak], {
    description: 'From practice, earliest first; they lower no hours.',
  })
  @Property({ type: 'json', default: '[]' })
  @AtMost(breakLimits.count)
  registrationBreaks: Break[] = [];

  @Field(() => [RegistrationSpanType], {
    description: 'Of the first registration, oldest first.',
  })
  @Property({ type: 'json', default: '[]' })
  @AtMost(spanLimits.count)
  registrationSpans: RegistrationSpan[] = [];

  /** The Board's answers to the user, oldest period first; read with the user, since every judgement needs them. */
  @Property({ type: 'json', default: '[]' })
  boardAnswers: BoardAnswer[] = [];

  /** Registrations with other Boards, beside the first one above; read with the user, like all that judges a period. */
  @Property({ type: 'json', default: '[]' })
  otherRegistrations: StoredRegistration[] = [];

  @Field(() => String, {
    description: "IANA; decides what 'today' is for this user.",
  })
  @Property({ type: 'text', default: DEFAULT_TIME_ZONE })
  timeZone: string = DEFAULT_TIME_ZONE;

  @Field(() => GraphQLDateTime)
  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  /** The demo account, which a start without DEMO removes. */
  @Property({ type: 'boolean', default: false, hidden: true })
  isDemo: boolean = false;
}
