import type { ProviderName } from '#domain/account/linked-identities';

/** The identity providers that the server names in the page. */
export const identityProviders = (): readonly ProviderName[] => {
  const named = document.querySelector<HTMLMetaElement>('meta[name="identity-providers"]');
  return JSON.parse(named?.content ?? '[]') as ProviderName[];
};
