import { Activity } from '#server/schema/records/activities/activity.entity';
import { ModuleAttempt } from '#server/schema/learning/modules/attempt.entity';
import { ModuleCompletion } from '#server/schema/learning/modules/completion.entity';
import { LearningModule } from '#server/schema/learning/modules/module.entity';
import { ModuleProgress } from '#server/schema/learning/modules/progress.entity';
import { Notification } from '#server/schema/messages/notifications/notification.entity';
import { ResourceBookmark } from '#server/schema/learning/resources/bookmark.entity';
import { Resource, ResourceReview } from '#server/schema/learning/resources/resource.entity';
import type { Em } from '../../database.ts';
import { ethicsModule } from '#content/modules/ethics';
import {
  gradeQuiz,
  moduleActivity,
  moduleCompletedNotification,
  type Choice,
} from '#domain/learning/modules';
import { civilDate, DEFAULT_TIME_ZONE, instantOf } from '#domain/dates';
import { quizKey } from '#domain/learning/quizzes';

/** Passed with one wrong answer, and completed. */
export const completedModule = ethicsModule;

const reflection =
  'I used to write "refused transport" and the signature. Now I can see that the record has to show how capacity was tested: what I explained, what was said back to me in their own words, and whom I left them with. On the next refusal I will write those three lines before I leave the scene.';

/** Left in the middle of its quiz. */
const openModule = { slug: 'trauma', answers: [0, 1, null, null, null] as (Choice | null)[] };

const bookmarks = [
  'https://www.ambulance.qld.gov.au/clinical/cpm',
  'https://litfl.com/ecg-library/',
  'https://doi.org/10.1056/NEJMoa2215457',
  'https://qut.pressbooks.pub/csb338/chapter/chapter-3-paramedic-professionalism/',
];

const review = {
  url: 'https://litfl.com/ecg-library/',
  rating: 5,
  comment: 'Ten minutes of this at the start of a quiet night taught me more than the last course.',
};

/** Adds a completed module with its activity, one in progress, bookmarks and a review. */
export async function addLearning(
  em: Em,
  userId: number,
  { completedAt, now }: { completedAt: Date; now: Date },
): Promise<void> {
  const modules = await em.find(LearningModule, { slug: [completedModule.slug, openModule.slug] });
  const moduleId = modules.find(({ slug }) => slug === completedModule.slug)!.id;
  const { version, quizLength } = completedModule;
  const questions = completedModule.questions.slice(0, quizLength);
  const answers = questions.map(({ correctAnswer }) => correctAnswer);
  answers[2] = ((answers[2]! + 1) % 3) as Choice;
  const graded = gradeQuiz(questions, answers);

  em.create(ModuleAttempt, {
    ...graded,
    userId,
    moduleId,
    version,
    quizKey: quizKey(version, 0),
    asked: questions.map(({ id }) => ({ id, order: [0, 1, 2] })),
    answers,
    submittedAt: completedAt,
  });
  const day = instantOf(civilDate(completedAt, DEFAULT_TIME_ZONE));
  const activity = em.create(Activity, {
    ...moduleActivity(completedModule, {
      score: graded.score,
      reflection,
      hours: completedModule.hours,
      startDate: day,
      endDate: day,
    }),
    userId,
    moduleId,
    status: 'completed',
    completedDate: completedAt,
    createdAt: completedAt,
  });
  em.create(Notification, {
    ...moduleCompletedNotification({ ...completedModule, id: moduleId }),
    userId,
    isRead: true,
    createdAt: completedAt,
  });
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);
  const opened = modules.find(({ slug }) => slug === openModule.slug)!;
  em.create(ModuleProgress, {
    userId,
    moduleId: opened.id,
    version: opened.version,
    quizKey: quizKey(opened.version, 0),
    step: 'quiz',
    answers: openModule.answers,
    reflection: '',
    openedAt: hoursAgo(32),
    updatedAt: hoursAgo(31),
  });
  await em.flush();
  em.create(ModuleCompletion, {
    userId,
    moduleId,
    activityId: activity.id,
    version,
    score: graded.score,
    reflection,
    confirmedHours: completedModule.hours,
    studiedSeconds: 98 * 60,
    completedAt,
  });

  const resources = await em.find(
    Resource,
    { inCatalogue: true, url: [...bookmarks, review.url] },
    { fields: ['url'] },
  );
  for (const { id, url } of resources) {
    const createdAt = hoursAgo(24 * (bookmarks.indexOf(url) + 2));
    if (bookmarks.includes(url)) em.create(ResourceBookmark, { userId, resourceId: id, createdAt });
    if (url !== review.url) continue;
    const { rating, comment } = review;
    em.create(ResourceReview, {
      userId,
      resourceId: id,
      rating,
      comment,
      createdAt,
      updatedAt: createdAt,
    });
  }
  await em.flush();
}
