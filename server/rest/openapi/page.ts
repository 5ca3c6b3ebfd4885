import { plainPage } from '../../http/plain-page.ts';
import type { ResponseObject, Content, JsonSchema, OpenApi, Operation } from './types.ts';
import { linesOf, type Lines } from './lines.ts';
import {
  beginning,
  BEGIN,
  errors,
  ERRORS,
  headers,
  HEADERS,
  only,
  ONLY,
  pre,
} from './page-parts.ts';
import { anchor, code, html, kind, nameIn, placeOf, row, table } from './words.ts';

/** The document as a page to read: no script, nothing from elsewhere. */
export function page(document: OpenApi): string {
  const { info, servers, tags, components } = document;
  const sections = tags.map(({ name }) => section(document, name)).join('');
  const shown = onlyBodies(document);
  const types = Object.entries(components.schemas).flatMap(([name, schema]) =>
    shown.has(name) ? [] : [type(name, schema)],
  );
  return plainPage(
    `REST · ${info.title}`,
    `<header>
<h1>${html(info.title)} over REST</h1>
${info.description
  .split('\n\n')
  .map((each) => `<p>${html(each)}</p>`)
  .join('\n')}
<p>Version ${html(info.version)}, at ${servers.map(({ url }) => code(url)).join(', ')}. How a refusal looks: <a href="#${placeOf('Problem')}">Problem</a>. For programs: <a href="/api/openapi.json">openapi.json</a>. The same over GraphQL: <a href="/sandbox">the sandbox</a>. Where to begin: <a href="/developers">the developer’s guide</a>.</p>
</header>
<nav aria-label="On this page"><ul>
${[BEGIN, ...tags.map(({ name }) => name), ERRORS, HEADERS, ONLY, TYPES].map((name) => `<li><a href="#${anchor(name)}">${html(name)}</a></li>`).join('\n')}
</ul></nav>
<main>
${beginning(document)}
${sections}
${errors(document)}
${headers(document)}
${only(document)}
<section aria-labelledby="${anchor(TYPES)}"><h2 id="${anchor(TYPES)}">${TYPES}</h2>
${types.join('\n')}
</section>
</main>`,
  );
}

const TYPES = 'Types';

/** Types that are shown with their operations, since nothing else refers to them. */
function onlyBodies({ paths, components }: OpenApi): ReadonlySet<string> {
  const named = JSON.stringify(components);
  const refs = Object.values(paths)
    .flatMap((each) => Object.values(each))
    .flatMap((each) => each?.requestBody?.content['application/json']?.schema?.$ref ?? []);
  return new Set(refs.filter((ref) => !named.includes(`"${ref}"`)).map(nameIn));
}

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
  const { operationId, summary, parameters, requestBody, responses } = each;
  const answers = Object.entries(responses);
  const responseRows = answers.flatMap(([status, given]) =>
    '$ref' in given ? [] : [row(code(status), '', ...responseCells(given))],
  );
  const refusals = answers.flatMap(([status, given]) => ('$ref' in given ? [status] : []));
  return `<details>
<summary><span class="method ${method}">${method.toUpperCase()}</span> <code>${html(path)}</code> <span class="what">${html(summary)}</span></summary>
<div id="${html(operationId)}">
${needed(each)}
${table(
  'Parameters',
  parameters.map(({ name, in: place, required, description, schema }) =>
    row(
      code(name),
      required ? 'in the path' : place === 'header' ? 'a header' : '',
      kind(schema),
      html(description ?? ''),
    ),
  ),
)}
${requestBody ? body(document, requestBody.content) : ''}
${table('Answers', responseRows)}
<p>Refusals: ${refusals.join(', ')}. <a href="#${anchor(ERRORS)}">What they mean</a></p>
${copied(linesOf(document, { method, path, operation: each }))}
</div>
</details>`;
}

/** Says who may send a request, from the requirements of the operation. */
function needed({ security = [], 'x-required-scopes': scopes = [] }: Operation): string {
  if (security.length === 0) return '<p>Needs no session.</p>';
  const closed = 'Closed to access tokens: needs a session.';
  return `<p>${scopes.length > 0 ? `Scope: ${scopes.map(code).join(', ')}` : closed}</p>`;
}

function copied(lines: Lines): string {
  const blocks = Object.entries(lines).map(([name, text]) => pre(name, text));
  return `<details class="lines"><summary>curl, JavaScript, Python</summary><div>${blocks.join('')}</div></details>`;
}

function body(document: OpenApi, content: Content): string {
  const schema = content['application/json']?.schema;
  if (!schema?.$ref)
    return `<h3>Body</h3><p>A file: ${Object.keys(content).map(code).join(', ')}.</p>`;
  return fields('Body', document.components.schemas[nameIn(schema.$ref)] ?? {});
}

function responseCells({
  description,
  headers = {},
  content = {},
}: ResponseObject): [string, string] {
  const kinds = Object.entries(content).map(([type, { schema }]) =>
    schema ? kind(schema) : code(type),
  );
  const names = Object.keys(headers).map(code).join(', ');
  return [kinds.join(', '), html(description) + (names && `<p>Headers: ${names}`)];
}

function type(name: string, schema: JsonSchema): string {
  return `<details>
<summary><code>${html(name)}</code> <span class="what">${html(schema.description ?? '')}</span></summary>
<div id="${placeOf(name)}">${schema.enum ? `<p>${kind(schema)}</p>` : fields('Fields', schema)}</div>
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
