import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/context';
import { VerifiedCertificate } from './certificate.type.ts';
import * as certificates from './certificates.ts';

@Resolver(() => VerifiedCertificate)
export class CertificateResolver {
  @Query(() => VerifiedCertificate, {
    description: 'Checks the number of a certificate; needs no sign-in.',
  })
  verifyCertificate(
    @Ctx() ctx: Context,
    @Arg('number', () => String, {
      description: 'As printed or typed: in any case, with or without dashes.',
    })
    number: string,
  ) {
    return certificates.verify(ctx, number);
  }
}
