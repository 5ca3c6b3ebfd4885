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

/** Signs in; the lines of every operation continue from here. */
export function beginning({ servers }: OpenApi): string {
  const [{ url } = { url: '' }] = servers;
  const curl = `curl -c cookies.txt '${url}/login' \\
  -H 'Content-Type: application/json' \\
  -d '{"username":"…","password":"…"}'
curl -b cookies.txt '${url}/user'`;
  const javascript = `const signedIn = await fetch('${url}/login', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: '…', password: '…' }),
});
const [cookie] = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]);
const response = await fetch('${url}/user', { headers: { cookie } });
console.log(await response.json());`;
  const python = `import requests

session = requests.Session()
session.post('${url}/login', json={'username': '…', 'password': '…'})
print(session.get('${url}/user').json())`;
  return section(
    BEGIN,
    [pre('curl', curl), pre('JavaScript', javascript), pre('Python', python)].join(''),
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
