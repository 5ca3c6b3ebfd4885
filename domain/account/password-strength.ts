import { PASSWORD_MIN } from './users.ts';

/** Returns advice on a new password, 0 to 4; length and variety raise the score. It never refuses a password. */
export function passwordStrength(value: string) {
  const score = passwordScore(value);
  return { score, label: strengthLabels[score] };
}

const strengthLabels = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const;

function passwordScore(value: string): 0 | 1 | 2 | 3 | 4 {
  if (value.length < PASSWORD_MIN) return 0;
  if (new Set(value).size < PASSWORD_MIN) return 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(value));
  const merits = [value.length >= 10, value.length >= 14, kinds.length >= 3].filter(Boolean);
  return (1 + merits.length) as 1 | 2 | 3 | 4;
}
