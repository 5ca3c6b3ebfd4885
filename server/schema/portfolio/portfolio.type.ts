import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { ActivityStatus } from '#domain/activities';
import type { ActivitySetting, ContentElementId } from '#domain/activity-trace';
import type { GapKind } from '#domain/audit-readiness';
import type { GoalStatus } from '#domain/learning-goals';
import type { ClauseState } from '#domain/portfolio-judgement';
import { CategoryHours, Compliance, RequiredHours } from '../summary/summary.type.ts';

const DAY = "A day in the user's time zone, YYYY-MM-DD.";

@ObjectType({ description: 'An evidence file.' })
export class PortfolioFile {
  @Field(() => ID, { description: 'Identifies the file.' })
  id!: number;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => String, { description: 'What its content is, as a media type.' })
  type!: string;

  @Field(() => Int, { description: 'How large it is, in bytes.' })
  bytes!: number;

  @Field(() => String, { description: 'The SHA-256 of the file as it was sent, in hexadecimal.' })
  sha256!: string;

  @Field(() => Boolean, {
    description: 'Whether its content could not be found; then it is no evidence.',
  })
  isMissing!: boolean;
}

@ObjectType({ description: 'A reflection: what happened, what was learned, what will change.' })
export class PortfolioReflection {
  @Field(() => ID, { description: 'Identifies the log.' })
  id!: number;

  @Field(() => String, { description: `When it was written. ${DAY}` })
  day!: string;

  @Field(() => ID, { nullable: true, description: 'The activity it is about, if any.' })
  activityId!: number | null;

  @Field(() => String, { nullable: true, description: 'The title of that activity.' })
  activityTitle!: string | null;

  @Field(() => String, { description: 'The reflection itself.' })
  content!: string;

  @Field(() => String, { description: 'What was learned.' })
  learningOutcomes!: string;

  @Field(() => String, { description: 'How practice will change.' })
  futureApplication!: string;

  @Field(() => [PortfolioFile], { description: 'The files attached to it, oldest first.' })
  files!: PortfolioFile[];
}

@ObjectType({ description: 'The learning module that an activity came from.' })
export class PortfolioModule {
  @Field(() => String, { description: 'Which text was learned.' })
  version!: string;

  @Field(() => Int, { description: 'The score of the quiz, in percent.' })
  score!: number;

  @Field(() => String, { nullable: true, description: 'What was reflected on completing it.' })
  reflection!: string | null;
}

@ObjectType({ description: 'An activity with all that belongs to it.' })
export class PortfolioActivity {
  @Field(() => ID, { description: 'Identifies the activity.' })
  id!: number;

  @Field(() => String, { description: `When it was completed, else recorded. ${DAY}` })
  day!: string;

  @Field(() => String, { description: `When it was recorded. ${DAY}` })
  recordedOn!: string;

  @Field(() => String, { description: 'What was done.' })
  title!: string;

  @Field(() => String, { description: 'Its category.' })
  category!: string;

  @Field(() => String, { nullable: true, description: 'More about it.' })
  description!: string | null;

  @Field(() => Float, { description: 'Hours claimed.' })
  hours!: number;

  @Field(() => Boolean, { description: 'Done in an interactive setting with others.' })
  isInteractive!: boolean;

  @Field(() => String, { description: 'in-progress or completed.' })
  status!: ActivityStatus;

  @Field(() => String, { nullable: true, description: 'Evidence: an address or free text.' })
  evidence!: string | null;

  @Field(() => String, { nullable: true, description: 'Who provided it.' })
  provider!: string | null;

  @Field(() => String, { nullable: true, description: 'Its first day, YYYY-MM-DD.' })
  startDay!: string | null;

  @Field(() => String, { nullable: true, description: 'Its last day, YYYY-MM-DD.' })
  endDay!: string | null;

  @Field(() => String, { nullable: true, description: 'in-person or live-online.' })
  setting!: ActivitySetting | null;

  @Field(() => String, { nullable: true, description: 'Where it took place.' })
  place!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'With which other practitioners, by their roles.',
  })
  practitioners!: string | null;

  @Field(() => Int, { nullable: true, description: 'How many other practitioners took part.' })
  practitionerCount!: number | null;

  @Field(() => [String], {
    description: 'The elements of the standard that it meets, by their letters.',
  })
  contentElements!: ContentElementId[];

  @Field(() => String, { nullable: true, description: 'How it meets them, in words.' })
  howItMeets!: string | null;

  @Field(() => PortfolioModule, { nullable: true, description: 'The module it came from, if any.' })
  module!: PortfolioModule | null;

  @Field(() => [PortfolioReflection], { description: 'The logs about it, oldest first.' })
  reflections!: PortfolioReflection[];

  @Field(() => [PortfolioFile], { description: 'The files attached to it, oldest first.' })
  files!: PortfolioFile[];
}

@ObjectType({ description: 'A document of the portfolio.' })
export class PortfolioDocument {
  @Field(() => ID, { description: 'Identifies the document.' })
  id!: number;

  @Field(() => String, { description: `When it was added. ${DAY}` })
  day!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'certificate, reflection, evidence or other.' })
  type!: string;

  @Field(() => String, { nullable: true, description: `The last day on which it is good. ${DAY}` })
  expiryDay!: string | null;

  @Field(() => String, { description: 'Its text.' })
  content!: string;

  @Field(() => [PortfolioFile], { description: 'The files attached to it, oldest first.' })
  files!: PortfolioFile[];
}

@ObjectType({ description: 'An activity that was planned for a learning goal.' })
export class PortfolioPlanned {
  @Field(() => String, { description: 'What was planned.' })
  title!: string;

  @Field(() => Float, { description: 'Hours planned.' })
  hours!: number;

  @Field(() => String, { nullable: true, description: 'For which day, YYYY-MM-DD.' })
  plannedDay!: string | null;

  @Field(() => String, { nullable: true, description: 'The title of what it became, if anything.' })
  activityTitle!: string | null;
}

@ObjectType({ description: 'A change of plan.' })
export class PortfolioChange {
  @Field(() => String, { description: `When. ${DAY}` })
  day!: string;

  @Field(() => String, { description: 'What changed: title, measure, targetDate or status.' })
  field!: string;

  @Field(() => String, { description: 'What it was.' })
  from!: string;

  @Field(() => String, { description: 'What it became.' })
  to!: string;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason!: string | null;
}

@ObjectType({ description: 'A learning goal with what was planned for it, and how that changed.' })
export class PortfolioGoal {
  @Field(() => ID, { description: 'Identifies the goal.' })
  id!: number;

  @Field(() => String, { description: 'What was to be learned.' })
  title!: string;

  @Field(() => String, { description: 'Why it matters.' })
  why!: string;

  @Field(() => String, { description: 'How one knows that it is reached.' })
  measure!: string;

  @Field(() => String, { description: 'By when, YYYY-MM-DD.' })
  targetDay!: string;

  @Field(() => String, { description: 'open, achieved, not-achieved, dropped or carried-over.' })
  status!: GoalStatus;

  @Field(() => String, { nullable: true, description: 'What was written when it was closed.' })
  reflection!: string | null;

  @Field(() => [PortfolioPlanned], { description: 'What was planned for it.' })
  planned!: PortfolioPlanned[];

  @Field(() => [PortfolioChange], { description: 'How the plan changed, oldest first.' })
  changes!: PortfolioChange[];
}

@ObjectType({ description: 'A certificate of a learning module, as it was issued.' })
export class PortfolioCertificate {
  @Field(() => String, { description: 'Its number, by which anyone can check it.' })
  number!: string;

  @Field(() => String, { description: 'The learning module.' })
  title!: string;

  @Field(() => String, { description: 'The version of the module.' })
  version!: string;

  @Field(() => String, { description: `The day of the completion. ${DAY}` })
  day!: string;

  @Field(() => Int, { description: 'Hours of CPD.' })
  hours!: number;

  @Field(() => Int, { description: 'The score of the quiz, in percent.' })
  score!: number;

  @Field(() => String, { description: 'Where it can be checked.' })
  verifyUrl!: string;

  @Field(() => String, {
    nullable: true,
    description: 'When and why it was revoked; null while it holds.',
  })
  revocation!: string | null;
}

@ObjectType({ description: 'Where a rule stands.' })
export class RuleSource {
  @Field(() => String, { description: 'The title of the text.' })
  title!: string;

  @Field(() => String, { description: 'Who published it.' })
  publisher!: string;

  @Field(() => String, { description: 'Where it can be read.' })
  url!: string;

  @Field(() => String, { description: 'Since when it is in effect, YYYY-MM-DD.' })
  effective!: string;

  @Field(() => String, { nullable: true, description: 'What is not certain about it.' })
  note!: string | null;
}

@ObjectType({ description: 'A clause of the standard, and where it stands in a period.' })
export class PortfolioClause {
  @Field(() => String, { description: 'Which clause.' })
  id!: string;

  @Field(() => String, { description: 'What it is about.' })
  heading!: string;

  @Field(() => String, { description: 'What it asks for.' })
  text!: string;

  @Field(() => String, {
    description: 'met, open (the period still runs), short, or yours: not for records to show.',
  })
  state!: ClauseState;

  @Field(() => String, { description: 'What the records say.' })
  finding!: string;

  @Field(() => RuleSource, { description: 'Where the rule stands.' })
  source!: RuleSource;
}

@ObjectType({ description: 'Something an auditor would ask about.' })
export class PortfolioGap {
  @Field(() => String, {
    description: 'in-progress, reflection, evidence, interactive, provider, dates or standard.',
  })
  kind!: GapKind;

  @Field(() => Boolean, {
    description: 'Whether its hours cannot be defended without it; the others are good to have.',
  })
  needed!: boolean;

  @Field(() => String, { description: 'In words.' })
  text!: string;

  @Field(() => ID, { description: 'The activity that it is about.' })
  activityId!: number;

  @Field(() => String, { description: 'The title of that activity.' })
  title!: string;

  @Field(() => String, { description: `The day of that activity. ${DAY}` })
  day!: string;
}

@ObjectType({ description: 'One CPD period of a portfolio.' })
export class PortfolioPeriod {
  @Field(() => String, { description: `The first day. ${DAY}` })
  start!: string;

  @Field(() => String, { description: `The last day. ${DAY}` })
  end!: string;

  @Field(() => String, { description: 'Both days in words.' })
  label!: string;

  @Field(() => RequiredHours, { description: 'What the standard asks for.' })
  required!: RequiredHours;

  @Field(() => RequiredHours, { description: 'Hours recorded as completed.' })
  claimed!: RequiredHours;

  @Field(() => RequiredHours, { description: 'Of these, hours that are ready for an audit.' })
  supported!: RequiredHours;

  @Field(() => String, { description: 'Complete, In Progress or Needs Attention.' })
  standing!: string;

  @Field(() => [PortfolioClause], { description: 'The standard, clause by clause.' })
  clauses!: PortfolioClause[];

  @Field(() => [CategoryHours], { description: 'Completed hours by category, all three always.' })
  categoryHours!: CategoryHours[];

  @Field(() => Compliance, { description: 'Our own good-practice targets.' })
  compliance!: Compliance;

  @Field(() => [PortfolioGoal], { description: 'The learning plan, by target day.' })
  goals!: PortfolioGoal[];

  @Field(() => [PortfolioActivity], { description: 'The activities, oldest first.' })
  activities!: PortfolioActivity[];

  @Field(() => [PortfolioReflection], { description: 'All logs written in it, oldest first.' })
  reflections!: PortfolioReflection[];

  @Field(() => [PortfolioDocument], { description: 'The documents added in it, oldest first.' })
  documents!: PortfolioDocument[];

  @Field(() => [PortfolioCertificate], {
    description: 'The certificates of learning modules completed in it, oldest first.',
  })
  certificates!: PortfolioCertificate[];

  @Field(() => [PortfolioGap], { description: 'What is missing, activity by activity.' })
  gaps!: PortfolioGap[];
}

@ObjectType({ description: 'Whose portfolio it is.' })
export class PortfolioPerson {
  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => String, { description: 'Role.' })
  role!: string;

  @Field(() => String, { nullable: true, description: 'Employer or service.' })
  organization!: string | null;

  @Field(() => String, { nullable: true, description: 'The day of registration, YYYY-MM-DD.' })
  registrationDay!: string | null;

  @Field(() => String, { nullable: true, description: 'The day it expires, YYYY-MM-DD.' })
  expiryDay!: string | null;

  @Field(() => String, { description: 'Where the registration stands, in words.' })
  registration!: string;

  @Field(() => String, { description: 'The time zone that decides which day it is.' })
  timeZone!: string;
}

@ObjectType({ description: 'A period that a report may cover.' })
export class PortfolioChoice {
  @Field(() => String, { description: 'As the argument period takes it.' })
  value!: string;

  @Field(() => String, { description: 'In words.' })
  label!: string;
}

@ObjectType({ description: 'Everything that a CPD report says, judged once for all its forms.' })
export class Portfolio {
  @Field(() => String, { description: `When it was put together. ${DAY}` })
  madeOn!: string;

  @Field(() => PortfolioPerson, { description: 'Whose it is.' })
  person!: PortfolioPerson;

  @Field(() => [PortfolioPeriod], { description: 'The CPD periods, newest first.' })
  periods!: PortfolioPeriod[];

  @Field(() => [PortfolioChoice], { description: 'What else a report may cover.' })
  choices!: PortfolioChoice[];
}
