import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { env } from 'node:process';
import { ask, port, userOf, wholeAsText } from './work.ts';

/**
 * Bare node:http and pg: one prepared statement whose text is the response. With STATEMENT, a file with the statement
 * that the product sends for its own dashboard, it sends that one instead.
 */
interface Recorded {
  text: string;
  values: unknown[];
  /** The user of the recorded values; replaced by the requesting user. */
  userId: number;
  sessionId: string;
}

const file = env['STATEMENT'];
const recorded = file && (JSON.parse(readFileSync(file, 'utf8')) as Recorded);

createServer((request, response) => {
  request.resume();
  const userId = userOf(request);
  if (!userId) return void response.writeHead(404).end();
  ask<string>(
    recorded ? asRecorded(recorded, userId, request.headers['x-session']) : wholeAsText(userId),
  ).then(
    (text) => response.setHeader('content-type', 'application/json').end(text),
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
}).listen(port, '127.0.0.1');

function asRecorded({ text, values, ...whose }: Recorded, userId: number, session: unknown) {
  return {
    name: 'recorded',
    text: `select to_json(t)::text from (${text}) t`,
    values: values.map((value) =>
      value === whose.sessionId ? session : value === whose.userId ? userId : value,
    ),
  };
}
