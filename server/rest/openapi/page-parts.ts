import { httpStatus, type ErrorCode } from '../../errors.ts';
import { problemPlace, problemTitles } from '../../http/problem.ts';
import type { OpenApi } from './types.ts';
import { anchor, code, html, nameIn, row, table } from './words.ts';

export const BEGIN = 'First request';
export const ERRORS = 'Errors';
export const HEADERS = 'Headers of answers';
export const ONLY = 'Only over GraphQL';

const section = (name: string, content: string): string =>
  `<section aria-labelledby="${anchor(name)}"><h2 id="${anchor(name)}">${name}</h2>
${content}
</section>`;

export const pre = (name: string, text: string): string =>
  `<h3>${name}</h3><pre tabindex="0"><code>${html(text)}</code></pre>`;

/** Sends a token; the lines of every operation continue from here. */
export function beginning({ servers }: OpenApi): string {
  const [{ url } = { url: '' }] = servers;
  const curl = `export TOKEN=paramed_…
curl '${url}/user' \\
  -H "Authorization: Bearer $TOKEN"`;
  const javascript = `import { env } from 'node:process';

const authorization = \`Bearer \${env.TOKEN}\`;
const response = await fetch('${url}/user', { headers: { authorization } });
console.log(await response.json());`;
  const python = `import os, requests

program = requests.Session()
program.headers['Authorization'] = f"Bearer {os.environ['TOKEN']}"
print(program.get('${url}/user').json())`;
  return section(
    BEGIN,
    [
      '<p>Create an access token in the app, under <strong>Settings</strong>, <strong>Developers</strong>; it is shown once. Each operation names the scope that it needs. Those that are closed to tokens need the session that <a href="#login">login</a> begins.</p>',
      pre('curl', curl),
      pre('JavaScript', javascript),
      pre('Python', python),
    ].join(''),
  );
}

/** The table of refusals by status and kind, to which the `type` of a problem leads. */
export function errors(document: OpenApi): string {
  const codes = (Object.entries(problemTitles) as [ErrorCode, string][]).map(([each, title]) =>
    row(
      `<span id="${problemPlace(each)}">${code(each)}</span>`,
      '',
      String(httpStatus[each]),
      html(title),
    ),
  );
  return section(ERRORS, table('Statuses', statuses(document)) + table('Codes', codes));
}

/** Operations list refusals by status only. */
function statuses({ paths, components }: OpenApi): string[] {
  const meanings = new Map<string, Set<string>>();
  for (const operation of Object.values(paths).flatMap((each) => Object.values(each))) {
    for (const [status, given] of Object.entries(operation!.responses)) {
      if (!('$ref' in given)) continue;
      const known = meanings.get(status) ?? new Set();
      meanings.set(status, known.add(components.responses[nameIn(given.$ref)]!.description));
    }
  }
  return [...meanings]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([status, each]) => row(code(status), '', '', html([...each].join(' '))));
}

/** The table of response headers; operations name those that they send. */
export function headers({ paths }: OpenApi): string {
  const known = new Map<string, string>();
  for (const operation of Object.values(paths).flatMap((each) => Object.values(each))) {
    for (const given of Object.values(operation!.responses)) {
      const sent = 'headers' in given ? given.headers : {};
      for (const [name, { description }] of Object.entries(sent ?? {}))
        known.set(name, description);
    }
  }
  const rows = [...known].map(([name, description]) => row(code(name), '', '', html(description)));
  return section(HEADERS, table('Headers', rows));
}

/** GraphQL's root fields without a route in REST. */
export function only(document: OpenApi): string {
  const rows = document['x-graphql-only'].map(({ type, field, description }) =>
    row(code(field), type, '', html(description)),
  );
  return section(ONLY, table('Root fields', rows));
}
