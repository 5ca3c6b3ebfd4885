import type { ToLog } from '#client/lib/log-this.ts';
import { todayIn } from '#client/lib/dates.ts';
import { isCountAnswers, typeOfAnswers, type CountAnswers } from '#domain/records/count-answers';
import { doesThisCount } from '#domain/standing/does-this-count';

/** Returns initial values of a new activity from the answers about it; interactive only if that is likely. */
export function answersToLog(answers: Partial<CountAnswers>): ToLog | undefined {
  if (!isCountAnswers(answers)) return undefined;
  const { withWhom } = answers;
  const isLive = withWhom === 'in-person' || withWhom === 'live-online';
  const isInteractive =
    isLive && doesThisCount(answers, todayIn()).interactive.verdict === 'likely-yes';
  return {
    title: '',
    countAnswers: answers,
    activityType: typeOfAnswers(answers),
    ...(isInteractive && { isInteractive, setting: withWhom }),
  };
}
