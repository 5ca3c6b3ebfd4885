import { asUser } from '#server/rest/handlers';
import { texts } from '#server/rest/queries';
import { del, post, taking, type Route } from '#server/rest/route';
import * as boardAnswers from './board-answers.ts';
import { YEAR_PATTERN } from '#domain/standing/board-answers';
import { boardAnswerSchema } from '#domain/standing/board-answers.schema';

const boardAnswer = boardAnswerSchema('2026-01-01');

export const boardAnswerRoutes: readonly Route[] = [
  post('/user/board-answers', 'setBoardAnswer', taking(boardAnswer, asUser(boardAnswers.set)), {
    status: 200,
  }),
  del(
    '/user/board-answers/:year',
    'deleteBoardAnswer',
    {
      handler: (ctx, { params, query }) =>
        boardAnswers.remove(ctx, params['year'], query['registration']),
      query: texts('registration'),
    },
    { params: { year: { type: 'string', pattern: YEAR_PATTERN } } },
  ),
];
