/** How many entries a list answers when its reader names no number. */
export const PAGE_DEFAULT = 20;

/** The most entries that one page of a list holds, as in the public GraphQL interfaces of GitHub and GitLab. */
export const PAGE_MAX = 100;
