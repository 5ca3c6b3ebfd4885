import type { InferType } from 'yup';
import {
  choice,
  flag,
  hours,
  optionalText,
  requiredText,
  textShape,
  wholeNumber,
} from './fields.ts';
import { field, form } from './forms.ts';
import { isHttpUrl, textProblem, trim } from './texts.ts';
import { labelsOf } from './record-fields.ts';
import { resourceFields, reviewFields } from './resources.fields.ts';
import { resourceLimits, resourceTypes, resourceCategories } from './resources.ts';
import { versionOrNone } from './versions.schema.ts';

const labels = labelsOf(resourceFields);

const messages = {
  url: `${labels.url} is required`,
  type: `${labels.type} is required`,
  category: `${labels.cpdCategory} is required`,
  hours: `${labels.cpdHours} must be a positive number`,
  rating: 'Rating must be between 1 and 5',
};

/** A new resource. Tags may be one text with commas or a list. */
export const resourceSchema = form({
  title: requiredText({ label: labels.title, ...resourceLimits.title }),
  description: requiredText({ label: labels.description, ...resourceLimits.description }),
  url: field<string>(trim, urlProblem, {
    ...textShape(resourceLimits.url),
    format: 'uri',
    pattern: '^https?://',
  }).required(messages.url),
  type: choice(resourceTypes, messages.type).required(messages.type),
  provider: requiredText({ label: labels.provider, ...resourceLimits.provider }),
  peerReviewed: flag(labels.peerReviewed).default(false),
  cpdCategory: choice(resourceCategories, messages.category).required(messages.category),
  cpdHours: hours({ label: labels.cpdHours, ...resourceLimits.hours }).required(messages.hours),
  tags: field<string[]>(cleanTags, tagsProblem, {
    anyOf: [
      {
        type: 'array',
        items: textShape({ max: resourceLimits.tag }),
        maxItems: resourceLimits.tags,
      },
      { type: 'string', description: 'One text, split at its commas.' },
      { type: 'null' },
    ],
  }).default([]),
});
export type ResourceInput = InferType<typeof resourceSchema>;

/** A review of a resource: 1 to 5 stars, and a comment or null. */
export const reviewSchema = form({
  rating: wholeNumber({ ...resourceLimits.rating, message: messages.rating }).required(
    messages.rating,
  ),
  comment: optionalText({ label: reviewFields.comment.label, ...resourceLimits.comment }).default(
    null,
  ),
  version: versionOrNone,
});
export type ReviewInput = InferType<typeof reviewSchema>;

function urlProblem(value: unknown): string | null {
  const problem = textProblem(value, {
    label: labels.url,
    ...resourceLimits.url,
    short: messages.url,
  });
  return (
    problem ?? (isHttpUrl(String(value)) ? null : `${labels.url} must be an http or https address`)
  );
}

/** Splits a text at commas; trims tags and drops empty and repeated ones. */
function cleanTags(raw: unknown): unknown {
  const list = typeof raw === 'string' ? raw.split(',') : (raw ?? []);
  if (!Array.isArray(list) || !list.every((tag) => typeof tag === 'string')) return raw;
  return [...new Set(list.map((tag) => tag.trim()).filter(Boolean))];
}

function tagsProblem(tags: unknown): string | null {
  if (!Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string')) {
    return `${labels.tags} must be a list of texts`;
  }
  if (tags.length > resourceLimits.tags) return `At most ${resourceLimits.tags} tags`;
  const problems = tags.map((tag) =>
    textProblem(tag, { label: 'Each tag', max: resourceLimits.tag }),
  );
  return problems.find((problem) => problem !== null) ?? null;
}
