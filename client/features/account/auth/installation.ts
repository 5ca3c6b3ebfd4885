import { DEFAULT_ORGANIZATION } from '#domain/account/users';

/** The organization of new accounts, which the server names in the page if it is not the usual one. */
export const defaultOrganization = (): string =>
  setting('default-organization') || DEFAULT_ORGANIZATION;

/** False if the server says in the page that it sends no e-mail. */
export const sendsEmail = (): boolean => setting('sends-email') !== 'no';

const setting = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
