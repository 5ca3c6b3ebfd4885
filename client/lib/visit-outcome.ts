import {
  identityOutcomes,
  identityParams,
  type IdentityOutcome,
  type ProviderName,
} from '#domain/account/linked-identities';

/** What the query of an address says came of a visit to an identity provider; null if it says nothing. */
export function visitOf(
  search: string,
  providers: readonly ProviderName[],
): { outcome: IdentityOutcome; name: string; text: string } | null {
  const params = new URLSearchParams(search);
  const outcome = params.get(identityParams.outcome);
  const provider = providers.find(({ id }) => id === params.get(identityParams.provider));
  if (!outcome || !provider || !Object.hasOwn(identityOutcomes, outcome)) return null;
  const known = outcome as IdentityOutcome;
  return { outcome: known, name: provider.name, text: identityOutcomes[known] };
}
