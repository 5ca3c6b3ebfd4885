import { secondFactors } from '#domain/account/sign-in-methods';
import { PROBLEM_TYPE, problemTitles } from '../../http/problem.ts';
import { policy } from '../../auth/policy.ts';
import { entryOf, isConditional, isOpen, isRepeatable, type Route } from '../route.ts';
import {
  challengeHeader,
  contentRangeHeader,
  keptOf,
  rateLimitHeaders,
  requestIdHeader,
  retryAfterHeader,
} from './headers.ts';
import type { ResponseObject, JsonSchema } from './types.ts';

/** The body of every refusal, as RFC 9457 has it; http/problem.ts writes it. */
export const problem: JsonSchema = {
  type: 'object',
  description: 'Why something was refused (RFC 9457).',
  properties: {
    type: {
      type: 'string',
      format: 'uri-reference',
      description: 'Names the kind of refusal, and leads to its description.',
    },
    title: { type: 'string', description: 'The kind in words; the same each time.' },
    status: { type: 'integer', description: 'The status of the response.' },
    detail: {
      type: 'string',
      description: 'In words for the user; of the first field if several are wrong.',
    },
    instance: {
      type: 'string',
      format: 'uri',
      description: 'This refusal: `requestId` as a URN.',
    },
    code: {
      type: 'string',
      enum: Object.keys(problemTitles),
      description:
        'The kind for programs, as in GraphQL’s `extensions.code`. `SECOND_FACTOR_REQUIRED` and `STEP_UP_REQUIRED` are lifted by more proof: a code beside the password, or a proof of the last ten minutes (GraphQL: `confirmIdentity`).',
    },
    message: { type: 'string', description: 'The same as `detail`.' },
    fields: {
      type: 'object',
      description: 'What is wrong, by the name of the field or parameter.',
      additionalProperties: { type: 'string' },
    },
    methods: {
      type: 'array',
      items: { type: 'string', enum: ['password', ...secondFactors] },
      description: 'The proofs of identity that the account accepts, if more proof is needed.',
    },
    requestId: {
      type: 'string',
      description: 'The request, as `X-Request-Id`; the log knows it by this.',
    },
  },
  required: ['type', 'title', 'status', 'detail', 'code', 'message'],
  additionalProperties: false,
};

/** By status, which also names the response under `components`: a reference says no more. */
const meanings = {
  400: 'Something in the request is not valid.',
  401: 'Not signed in; or the username, password or code is wrong, or a code is needed.',
  403: 'The access token lacks a scope, or the address is closed to tokens; or the request comes from another site, or asks for a more recent proof.',
  404: 'Unknown, or not yours.',
  409: 'It exists already, is under way, or was changed since the version that was sent; or the key of the request was used for another one.',
  410: 'It was stored, but what is there now is damaged; or the link was used or withdrawn, or has expired.',
  412: 'The record has another version than If-Match says; nothing was changed.',
  413: 'The body is too large.',
  415: 'The body is of another type.',
  416: 'The file has no byte in the range; Content-Range has its size.',
  429: 'Too many attempts; wait as long as Retry-After says.',
  503: 'There is too much to do right now; try again after Retry-After.',
  507: 'There is no space left on the server; nothing was saved.',
  default: 'Anything else, such as a server that cannot respond right now.',
} as const;
type Refused = keyof typeof meanings;

/** Refusals of requests that a limit may have counted. */
const counted = new Set(['400', '401', '403', '404', '409', '410', '429']);

/** `components.responses`. */
export const refusals: Record<string, ResponseObject> = Object.fromEntries(
  Object.entries(meanings).map(([status, description]) => [
    status,
    {
      description,
      headers: {
        ...requestIdHeader,
        ...(counted.has(status) && rateLimitHeaders),
        ...(status === '401' && challengeHeader),
        ...(status === '416' && contentRangeHeader),
        ...(['429', '503'].includes(status) && retryAfterHeader),
      },
      content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]),
);

/** The refusals of a route by status, which follow from what it reads. */
export function refusalsOf(route: Route): Record<string, { $ref: string }> {
  const { method, path, body, files, also = [] } = route;
  const hasBody = body !== undefined || files !== undefined;
  const possible: Record<Refused, boolean> = {
    // Every route refuses parameters that it does not know.
    400: true,
    401: !isOpen(route) || also.includes(401),
    403:
      method !== 'get' || also.includes(403) || policy.needOf(entryOf(route)).tokens !== 'always',
    404: path.includes(':') || also.includes(404),
    409: also.includes(409) || body?.fields['version'] !== undefined || isRepeatable(route),
    410: also.includes(410),
    412: isConditional(route),
    413: hasBody,
    415: hasBody,
    416: keptOf(route) === 'in parts',
    429: also.includes(429),
    503: also.includes(503),
    507: method !== 'get',
    default: true,
  };
  return Object.fromEntries(
    Object.keys(meanings)
      .filter((status) => possible[status as unknown as Refused])
      .map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  );
}
