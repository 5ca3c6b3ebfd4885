/** Default page size of a list. */
export const PAGE_DEFAULT = 20;

/** Maximum page size of a list, as in the public GraphQL APIs of GitHub and GitLab. */
export const PAGE_MAX = 100;
