import { DEFAULT_ORGANIZATION } from '#domain/users';

/** The organization of new accounts, which the server names in the page if it is not the usual one. */
export const defaultOrganization = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="default-organization"]')?.content ||
  DEFAULT_ORGANIZATION;
