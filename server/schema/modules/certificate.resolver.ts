import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { VerifiedCertificate } from './certificate.type.ts';
import * as certificates from './certificates.ts';

@Resolver(() => VerifiedCertificate)
export class CertificateResolver {
  @Query(() => VerifiedCertificate, {
    description: 'Checks the number of a certificate; nobody needs to sign in for it.',
  })
  verifyCertificate(
    @Ctx() ctx: Context,
    @Arg('number', () => String, {
      description: 'As it is printed or typed: any case, dashes or none.',
    })
    number: string,
  ) {
    return certificates.verify(ctx, number);
  }
}
