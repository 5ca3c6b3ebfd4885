import {
  scopes,
  TOKEN_DAYS_DEFAULT,
  tokenDays,
  tokenLimits,
  tokenMessages as messages,
  type Scope,
  type TokenDays,
} from './access-tokens.ts';
import { requiredText } from '../fields.ts';
import { field, form } from '../forms.ts';

const known = new Set<unknown>(scopes);

function scopesProblem(value: unknown): string | null {
  if (!Array.isArray(value) || value.length > scopes.length) return messages.unknownScope;
  if (value.length === 0) return messages.scopes;
  return value.every((each) => known.has(each)) ? null : messages.unknownScope;
}

/** A new access token. */
export const accessTokenSchema = form({
  name: requiredText({ label: messages.nameLabel, max: tokenLimits.name.max }),
  days: field<TokenDays>(
    (raw) => (typeof raw === 'string' ? Number(raw) : raw),
    (value) => (tokenDays.some((each) => each === value) ? null : messages.days),
    {
      type: 'integer',
      anyOf: tokenDays.map((each) => ({ type: 'integer', minimum: each, maximum: each })),
    },
  )
    .nonNullable(messages.days)
    .default(TOKEN_DAYS_DEFAULT),
  scopes: field<readonly Scope[]>((raw) => raw, scopesProblem, {
    type: 'array',
    items: { type: 'string', enum: scopes },
  }).required(messages.scopes),
});
