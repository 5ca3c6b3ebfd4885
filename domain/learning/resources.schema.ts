import type { InferType } from 'yup';
import { choice, flag, hours, optionalText, text, textShape, wholeNumber } from '../fields.ts';
import { field, form } from '../forms.ts';
import { isHttpUrl, line, textProblem, trim } from '../texts.ts';
import { labelsOf } from '../records/record-fields.ts';
import { reportFields, resourceFields, reviewFields } from './resources.fields.ts';
import { reportReasons, resourceLimits, resourceTypes, resourceCategories } from './resources.ts';
import { version, versionOrNone } from '../versions.schema.ts';

const labels = labelsOf(resourceFields);

const messages = {
  title: `${labels.title} is required`,
  description: `${labels.description} is required`,
  provider: `${labels.provider} is required`,
  url: `${labels.url} is required`,
  type: `${labels.type} is required`,
  category: `${labels.cpdCategory} is required`,
  hours: `${labels.cpdHours} must be a positive number`,
  rating: `${reviewFields.rating.label} must be between 1 and 5`,
  reason: `${reportFields.reason.label} is required`,
};

const fields = {
  title: text({ label: labels.title, min: 1, ...resourceLimits.title, short: messages.title }),
  description: text({
    multiline: true,
    label: labels.description,
    min: 1,
    ...resourceLimits.description,
    short: messages.description,
  }),
  url: field<string>(trim, urlProblem, {
    ...textShape(resourceLimits.url),
    format: 'uri',
    pattern: '^https?://',
  }).nonNullable(messages.url),
  type: choice(resourceTypes, messages.type),
  provider: text({
    label: labels.provider,
    min: 1,
    ...resourceLimits.provider,
    short: messages.provider,
  }),
  peerReviewed: flag(labels.peerReviewed),
  cpdCategory: choice(resourceCategories, messages.category),
  cpdHours: hours({ label: labels.cpdHours, ...resourceLimits.hours }),
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
  }),
};

/** A new resource. Tags may be one text with commas or a list. */
export const resourceSchema = form({
  ...fields,
  title: fields.title.required(messages.title),
  description: fields.description.required(messages.description),
  url: fields.url.required(messages.url),
  type: fields.type.required(messages.type),
  provider: fields.provider.required(messages.provider),
  peerReviewed: fields.peerReviewed.default(false),
  cpdCategory: fields.cpdCategory.required(messages.category),
  cpdHours: fields.cpdHours.required(messages.hours),
  tags: fields.tags.default([]),
});
export type ResourceInput = InferType<typeof resourceSchema>;

/** A change of a resource: a field that is left out stays as it is. */
export const resourceChangeSchema = form({ ...fields, version });

/** A review of a resource: 1 to 5 stars, and a comment or null. */
export const reviewSchema = form({
  rating: wholeNumber({ ...resourceLimits.rating, message: messages.rating }).required(
    messages.rating,
  ),
  comment: optionalText({
    multiline: true,
    label: reviewFields.comment.label,
    ...resourceLimits.comment,
  }).default(null),
  version: versionOrNone,
});
export type ReviewInput = InferType<typeof reviewSchema>;

/** A report of a resource to the operator: a reason, and a comment or null. */
export const reportSchema = form({
  reason: choice(reportReasons, messages.reason).required(messages.reason),
  comment: optionalText({
    multiline: true,
    label: reportFields.comment.label,
    max: resourceLimits.reportComment.max,
  }).default(null),
});

/** The operator's removal of a resource; the user who added it reads the reason, if there is one. */
export const removalSchema = form({
  reason: optionalText({ label: 'The reason', max: resourceLimits.removalReason.max }).default(
    null,
  ),
});

function urlProblem(value: unknown): string | null {
  const problem = textProblem(value, {
    // isHttpUrl judges its characters.
    multiline: true,
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
  return [...new Set(list.map((tag) => line(tag) as string).filter(Boolean))];
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
