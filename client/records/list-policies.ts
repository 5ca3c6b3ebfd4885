import type { FieldPolicy, TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { pagedLists } from '#client/graphql/query-fields.ts';

/** Returns the arguments that distinguish lists: all, except those of the page if it is read a page at a time. */
const filtersOf: FieldPolicy['keyArgs'] = (args, { field }) => {
  const names = Object.keys(args ?? {});
  const isPaged = field?.arguments?.some(({ name }) => name.value === 'after');
  return isPaged ? names.filter((name) => name !== 'first' && name !== 'after') : names;
};

/** Joins the pages of every list that the app reads a page at a time, with the totals of the newest response. */
export const listPolicies: TypePolicies = Object.fromEntries(
  Object.entries(pagedLists).map(([type, names]) => [
    type,
    {
      fields: Object.fromEntries(names.map((name) => [name, relayStylePagination(filtersOf)])),
    },
  ]),
);
