import { secondFactors } from '#domain/sign-in-methods';
import { isOpen, type Route } from '../route.ts';
import type { ResponseObject, JsonSchema } from './types.ts';

/** The body of every refusal; errorHandler of respond.ts writes it. */
export const refusal: JsonSchema = {
  type: 'object',
  description: 'Why something was refused.',
  properties: {
    message: { type: 'string', description: 'In words for the user; the first of the fields.' },
    fields: {
      type: 'object',
      description: 'What is wrong, by the name of the field.',
      additionalProperties: { type: 'string' },
    },
    code: {
      type: 'string',
      enum: ['SECOND_FACTOR_REQUIRED', 'STEP_UP_REQUIRED'],
      description:
        'Of a refusal that more proof would lift: a code beside the password, or a proof of the last ten minutes (GraphQL: `confirmIdentity`).',
    },
    methods: {
      type: 'array',
      items: { type: 'string', enum: ['password', ...secondFactors] },
      description: 'What the account has to prove it with.',
    },
    requestId: {
      type: 'string',
      description: 'Of a failure on our side: what the log knows it by, as X-Request-Id.',
    },
  },
  required: ['message'],
  additionalProperties: false,
};

const meanings = {
  400: ['BadInput', 'Something in the request is not valid.'],
  401: [
    'SignedOut',
    'Not signed in; or the username, password or code is wrong, or a code is needed.',
  ],
  403: ['Foreign', 'The request comes from another site, or asks for a more recent proof.'],
  404: ['NotFound', 'Unknown, or not yours.'],
  409: [
    'Taken',
    'It exists already, is under way, or was changed since the version that was sent; or the key of the request was used for another one.',
  ],
  410: [
    'Gone',
    'It was stored, but what is there now is damaged; or the link was used or withdrawn, or has expired.',
  ],
  413: ['TooLarge', 'The body is too large.'],
  415: ['WrongType', 'The body is of another type.'],
  429: ['TooMany', 'Too many attempts; wait as long as Retry-After says.'],
  503: ['Busy', 'There is too much to do right now; try again after Retry-After.'],
  507: ['NoSpace', 'There is no space left on the server; nothing was saved.'],
  default: ['Other', 'Anything else, such as a server that cannot respond right now.'],
} as const;
type Refused = keyof typeof meanings;

/** `components.responses`. */
export const refusals: Record<string, ResponseObject> = Object.fromEntries(
  Object.entries(meanings).map(([status, [name, description]]) => [
    name,
    {
      description,
      ...(['429', '503'].includes(status) && {
        headers: { 'Retry-After': { description: 'In seconds.', schema: { type: 'integer' } } },
      }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ]),
);

/** True if it recognises a repeated request: by a header, or by a key in its body. */
export const isRepeatable = ({ idempotent, body }: Route): boolean =>
  idempotent === true || body?.fields['requestKey'] !== undefined;

/** The refusals of a route by status, which follow from what it reads. */
export function refusalsOf(route: Route): Record<string, { $ref: string }> {
  const { method, path, body, files, query, also = [] } = route;
  const hasBody = body !== undefined || files !== undefined;
  const possible: Record<Refused, boolean> = {
    400: hasBody || query !== undefined || also.includes(400),
    401: !isOpen(route) || also.includes(401),
    403: method !== 'get' || also.includes(403),
    404: path.includes(':') || also.includes(404),
    409: also.includes(409) || body?.fields['version'] !== undefined || isRepeatable(route),
    410: also.includes(410),
    413: hasBody,
    415: hasBody,
    429: also.includes(429),
    503: also.includes(503),
    507: method !== 'get',
    default: true,
  };
  return Object.fromEntries(
    Object.entries(meanings)
      .filter(([status]) => possible[status as Refused])
      .map(([status, [name]]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}
