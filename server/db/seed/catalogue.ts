import { moduleContents } from '#content/modules/index';
import { resourceCatalogue } from '#content/resource-catalogue';
import { shortestReadingMinutes, studyMinutes } from '#domain/learning/module-minutes';
import type { SeedServices } from './seed-services.ts';

/**
 * Updates the learning modules and the library's own resources by slug and address: ids stay, and unchanged rows are
 * not written.
 */
export async function seedCatalogue({ database, now }: SeedServices): Promise<void> {
  const modules = moduleContents.map((module, index) => {
    const { objectives, sections, keyPoints, references, video, ...others } = module;
    const { caseStudies, figures, furtherReading, authors, reviewers, ...rest } = others;
    const text = { objectives, sections, keyPoints, references, video };
    const content = { ...text, caseStudies, figures, furtherReading, authors, reviewers };
    return {
      ...rest,
      content,
      position: index + 1,
      studyMinutes: studyMinutes(module),
      shortestReadingMinutes: shortestReadingMinutes(module),
    };
  });
  await database.query({ text: modulesText, values: [JSON.stringify(modules)] });
  await database.query({
    text: resourcesText,
    values: [JSON.stringify(resourceCatalogue), now()],
  });
}

/** $1: the modules as JSON. Two processes may start at once, so the insert skips rows of the other. */
const modulesText = `
  with given as (
    select slug, position, title, description, category, hours, content, questions,
      "quizLength" as quiz_length, "studyMinutes" as study_minutes,
      "shortestReadingMinutes" as shortest_reading_minutes, "isRecommended" as is_recommended, "isInteractive" as is_interactive, version,
      "lastReviewed" as last_reviewed
    from jsonb_to_recordset($1::jsonb) as t(
      slug text, position int, title text, description text, category text, hours int,
      content jsonb, questions jsonb, "quizLength" int, "studyMinutes" int, "shortestReadingMinutes" int, "isRecommended" boolean, "isInteractive" boolean,
      version text, "lastReviewed" date)),
  updated as (
    update cpd_modules m set
      position = g.position, title = g.title, description = g.description, category = g.category,
      hours = g.hours, content = g.content, questions = g.questions,
      quiz_length = g.quiz_length, study_minutes = g.study_minutes,
      shortest_reading_minutes = g.shortest_reading_minutes,
      is_recommended = g.is_recommended, is_interactive = g.is_interactive,
      version = g.version, last_reviewed = g.last_reviewed
    from given g
    where m.slug = g.slug
      and (m.position, m.title, m.description, m.category, m.hours, m.content, m.questions,
           m.quiz_length, m.study_minutes, m.shortest_reading_minutes, m.is_recommended, m.is_interactive, m.version, m.last_reviewed)
        is distinct from
          (g.position, g.title, g.description, g.category, g.hours, g.content, g.questions,
           g.quiz_length, g.study_minutes, g.shortest_reading_minutes, g.is_recommended, g.is_interactive, g.version, g.last_reviewed))
  insert into cpd_modules (slug, position, title, description, category, hours, content, questions,
    quiz_length, study_minutes, shortest_reading_minutes, is_recommended, is_interactive, version, last_reviewed)
  select * from given
  where not exists (select from cpd_modules m where m.slug = given.slug)
  order by position
  on conflict (slug) do nothing`;

/** $1: the resources as JSON, $2: now. Never changes what users added. */
const resourcesText = `
  with given as (
    select url, title, description, type, provider, "peerReviewed" as peer_reviewed,
      "cpdCategory" as cpd_category, "cpdHours" as cpd_hours,
      array(select jsonb_array_elements_text(tags)) as tags, $2::timestamptz as at
    from jsonb_to_recordset($1::jsonb) as t(
      url text, title text, description text, type text, provider text, "peerReviewed" boolean,
      "cpdCategory" text, "cpdHours" numeric(4,1), tags jsonb)),
  updated as (
    update external_resources r set
      title = g.title, description = g.description, type = g.type, provider = g.provider,
      peer_reviewed = g.peer_reviewed, cpd_category = g.cpd_category, cpd_hours = g.cpd_hours,
      tags = g.tags, updated_at = g.at
    from given g
    where r.in_catalogue and r.url = g.url
      and (r.title, r.description, r.type, r.provider, r.peer_reviewed, r.cpd_category,
           r.cpd_hours, r.tags)
        is distinct from
          (g.title, g.description, g.type, g.provider, g.peer_reviewed, g.cpd_category,
           g.cpd_hours, g.tags))
  insert into external_resources (url, title, description, type, provider, peer_reviewed,
    cpd_category, cpd_hours, tags, created_at, updated_at, in_catalogue)
  select url, title, description, type, provider, peer_reviewed, cpd_category, cpd_hours, tags, at, at, true
  from given
  where not exists (select from external_resources r where r.in_catalogue and r.url = given.url)
  on conflict (url) where in_catalogue do nothing`;
