import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { PASSPHRASE_MIN, SHARED_DAYS_DEFAULT, sharedDays } from '#domain/proof/shared-submissions';
import { IdField } from '../../mechanics/id-nouns.ts';
import { PageArgs } from '../../mechanics/pages.ts';
import { registrationArg } from '../../standing/registration.arg.ts';
import { SubmissionChoiceInput } from '../portfolio/submission.input.ts';
import { ProfessionEnum } from '../../account/users/registration.enums.ts';

@InputType({ description: 'A link to make, and what is left out of its submission.' })
export class CreateSharedSubmissionInput extends SubmissionChoiceInput {
  @Field(() => String, { description: 'For whom it is; only you see it.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'current, five-years, or the year in which it ends.',
  })
  period?: string;

  @Field(() => ProfessionEnum, registrationArg)
  registration?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `${sharedDays.join(', ')}; ${SHARED_DAYS_DEFAULT} by default.`,
  })
  days?: number;

  @Field(() => String, {
    nullable: true,
    description: `At least ${PASSPHRASE_MIN} characters.`,
  })
  passphrase?: string | null;
}

@ArgsType()
export class SharedSubmissionAccessArgs extends PageArgs {
  @IdField('SharedSubmission')
  id!: string;
}
