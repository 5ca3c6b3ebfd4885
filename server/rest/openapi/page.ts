import { style } from './style.ts';
import type { ResponseObject, Content, JsonSchema, OpenApi, Operation } from './types.ts';
import { code, html, kind, nameIn, placeOf } from './words.ts';

/** The document as a page to read: no script, nothing from elsewhere. */
export function page(document: OpenApi): string {
  const { info, servers, tags, components } = document;
  const sections = tags.map(({ name }) => section(document, name)).join('');
  const types = Object.entries(components.schemas).map(([name, schema]) => type(name, schema));
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>REST · ${html(info.title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<header>
<h1>${html(info.title)} over REST</h1>
<p>${html(info.description)}</p>
<p>Version ${html(info.version)}, at ${servers.map(({ url }) => code(url)).join(', ')}. How a refusal looks: <a href="#${placeOf('Refusal')}">Refusal</a>. For programs: <a href="/api/openapi.json">openapi.json</a>. The same over GraphQL: <a href="/sandbox">the sandbox</a>.</p>
</header>
<nav aria-label="On this page"><ul>
${[...tags.map(({ name }) => name), TYPES].map((name) => `<li><a href="#${anchor(name)}">${html(name)}</a></li>`).join('\n')}
</ul></nav>
<main>
${sections}
<section aria-labelledby="${anchor(TYPES)}"><h2 id="${anchor(TYPES)}">${TYPES}</h2>
${types.join('\n')}
</section>
</main>
</body>
</html>
`;
}

const TYPES = 'Types';

/** Operations are called like their nouns. */
const anchor = (name: string) => `part-${name.toLowerCase().replaceAll(' ', '-')}`;

function section(document: OpenApi, tag: string): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, each]) =>
      each?.tags.includes(tag) ? [operation(document, method, path, each)] : [],
    ),
  );
  return `<section aria-labelledby="${anchor(tag)}"><h2 id="${anchor(tag)}">${html(tag)}</h2>
${operations.join('\n')}
</section>
`;
}

function operation(document: OpenApi, method: string, path: string, each: Operation): string {
  const { operationId, summary, parameters, requestBody, responses, security } = each;
  const responseRows = Object.entries(responses).map(([status, given]) =>
    row(code(status), '', ...responseCells(document, given)),
  );
  return `<details>
<summary><span class="method ${method}">${method.toUpperCase()}</span> <code>${html(path)}</code> <span class="what">${html(summary)}</span></summary>
<div id="${html(operationId)}">
${security?.length === 0 ? '<p>Needs no session.</p>' : ''}
${table(
  'Parameters',
  parameters.map(({ name, required, description, schema }) =>
    row(code(name), required ? 'in the path' : '', kind(schema), html(description)),
  ),
)}
${requestBody ? body(document, requestBody.content) : ''}
${table('Answers', responseRows)}
</div>
</details>`;
}

function body(document: OpenApi, content: Content): string {
  const schema = content['application/json']?.schema;
  if (!schema?.$ref)
    return `<h3>Body</h3><p>A file: ${Object.keys(content).map(code).join(', ')}.</p>`;
  return fields('Body', document.components.schemas[nameIn(schema.$ref)] ?? {});
}

/** Every refusal looks the same, which the head of the page says once. */
function responseCells(
  { components }: OpenApi,
  given: ResponseObject | { $ref: string },
): [string, string] {
  if ('$ref' in given) {
    return ['', html(components.responses[nameIn(given.$ref)]?.description ?? '')];
  }
  const { description, headers = {}, content = {} } = given;
  const kinds = Object.entries(content).map(([type, { schema }]) =>
    schema ? kind(schema) : code(type),
  );
  const more = Object.entries(headers).map(([name, each]) => `${name}: ${each.description}`);
  return [kinds.join(', '), html([description, ...more].join(' '))];
}

function type(name: string, schema: JsonSchema): string {
  return `<details>
<summary><code>${html(name)}</code> <span class="what">${html(schema.description ?? '')}</span></summary>
<div id="${placeOf(name)}">${fields('Fields', schema)}</div>
</details>`;
}

function fields(caption: string, { properties = {}, required = [] }: JsonSchema): string {
  return table(
    caption,
    Object.entries(properties).map(([name, each]) =>
      row(
        code(name),
        required.includes(name) ? '' : 'may be left out',
        kind(each),
        html(each.description ?? ''),
      ),
    ),
  );
}

function table(caption: string, rows: string[]): string {
  if (rows.length === 0) return '';
  return `<table><caption>${caption}</caption><tbody>
${rows.join('\n')}
</tbody></table>`;
}

/** The name with a remark, then what it is, over what it means. */
function row(name: string, remark: string, what: string, meaning: string): string {
  const lines = [what, meaning].filter(Boolean).map((line) => `<p>${line}</p>`);
  return `<tr><th scope="row">${name}${remark && ` <small>${remark}</small>`}</th><td>${lines.join('')}</td></tr>`;
}
