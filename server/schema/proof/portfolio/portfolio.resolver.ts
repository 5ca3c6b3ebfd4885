import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/context';
import { GraphQLAddress } from '../../mechanics/address.ts';
import { fileUrl } from '../../records/download-urls.ts';
import { registrationArg } from '../../standing/registration.arg.ts';
import * as portfolio from './portfolio.ts';
import { ReportFile } from './report-record.type.ts';
import { portfolioRows, submissionRows } from './report-rows.ts';
import { PortfolioType } from './portfolio.type.ts';
import { SubmissionType } from './submission.type.ts';
import { ReportEvidence } from './report-record.type.ts';
import { SubmissionChoiceInput } from './submission.input.ts';
import * as submissions from './submissions.ts';
import { ProfessionEnum } from '../../account/users/registration.enums.ts';

const PERIOD = 'current, five-years, or the year in which it ends.';

@Resolver()
export class PortfolioResolver {
  @Query(() => PortfolioType, {
    description: 'The CPD report. GET /api/report returns it as a file.',
  })
  async portfolio(
    @Ctx() ctx: Context,
    @Arg('period', () => String, { defaultValue: 'current', description: PERIOD })
    period: string,
    @Arg('registration', () => ProfessionEnum, registrationArg)
    registration: string | null,
  ) {
    return portfolioRows(await portfolio.get(ctx, period, registration));
  }

  @Query(() => SubmissionType, {
    description:
      'The report to hand in. POST /api/report makes it as a file, as does GET /api/report?edition=submission without a choice.',
  })
  async submission(
    @Ctx() ctx: Context,
    @Arg('period', () => String, { defaultValue: 'current', description: PERIOD })
    period: string,
    @Arg('choice', () => SubmissionChoiceInput, {
      nullable: true,
    })
    choice: SubmissionChoiceInput | null,
    @Arg('registration', () => ProfessionEnum, registrationArg)
    registration: string | null,
  ) {
    return submissionRows(await submissions.get(ctx, period, choice, registration));
  }
}

/** Download addresses are for the owner: reports as files, which others read, have none. */
@Resolver(() => ReportFile)
export class ReportFileResolver {
  @FieldResolver(() => GraphQLAddress, {
    nullable: true,
    description: 'Works with your session or access token; null if its content is missing.',
  })
  downloadUrl(@Ctx() { services }: Context, @Root() { id, isMissing }: ReportFile) {
    return isMissing ? null : fileUrl(services.env, id);
  }
}

@Resolver(() => ReportEvidence)
export class ReportEvidenceResolver {
  @FieldResolver(() => GraphQLAddress, {
    nullable: true,
    description: 'Works with your session or access token; null for a note.',
  })
  downloadUrl(@Ctx() { services }: Context, @Root() evidence: ReportEvidence) {
    return submissions.downloadUrl(services.env, evidence);
  }
}
