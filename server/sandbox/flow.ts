/**
 * Plain JavaScript of the page: ids flow from one example to the next. `idsFlow()` has `fill`, which puts into a request the
 * ids of records made before, or names the operation to run first, and `learn`, which reads ids from a response.
 */
export const flowScript = `
function idsFlow() {
  const made = {};
  const first = (value, name) => {
    if (value === null || typeof value !== 'object') return undefined;
    if (!Array.isArray(value) && value[name] !== undefined) return value[name];
    for (const each of Object.values(value)) {
      const found = first(each, name);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  // A link ends with its secret.
  const partOf = (value, name) =>
    name === 'secret' ? first(value, 'secretUrl')?.split(/[#=]/).at(-1) : first(value, name);
  return {
    learn(data) {
      for (const [field, value] of Object.entries(data ?? {})) {
        if (value !== null && typeof value === 'object') made[field] = value;
      }
    },
    fill(body) {
      const { query = '', variables, operationName } = body;
      const missing = [];
      const filled = (value) => {
        if (Array.isArray(value)) return value.map(filled);
        if (value !== null && typeof value === 'object') {
          return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each)]));
        }
        const [, name, field] = /^(id|memberId|secret) of ([\\w.]+)$/.exec(value) ?? [];
        if (!field) return value;
        const [operation, ...below] = field.split('.');
        const part = partOf(below.reduce((found, each) => found?.[each], made[operation]), name);
        if (part === undefined) missing.push(operation);
        return part === undefined ? value : String(part);
      };
      const [, declared] =
        new RegExp('(?:query|mutation|subscription)\\\\s+' + operationName + '\\\\s*\\\\(([^)]*)\\\\)').exec(query) ?? [];
      const used = Object.entries(variables ?? {}).filter(
        ([name]) => operationName === undefined || new RegExp('\\\\$' + name + '\\\\b').test(declared ?? ''),
      );
      return { body: { ...body, variables: Object.fromEntries(used.map(([name, each]) => [name, filled(each)])) }, missing };
    },
  };
}`;

/** Plain JavaScript of the page: puts the flow between the explorer and the server. */
export const interceptScript = `
const flow = idsFlow();
const plainFetch = window.fetch.bind(window);
window.fetch = async (input, init) => {
  if (typeof init?.body !== 'string' || !String(input?.url ?? input).endsWith('/graphql')) {
    return plainFetch(input, init);
  }
  const { body, missing } = flow.fill(JSON.parse(init.body));
  if (missing.length > 0) {
    const message = 'Run ' + missing[0] + ' first: this example uses the id of what it returns.';
    return new Response(JSON.stringify({ errors: [{ message }] }), {
      headers: { 'content-type': 'application/json' },
    });
  }
  if (!JSON.stringify(body.query).includes('IntrospectionQuery')) keepSent(body);
  const response = await plainFetch(input, { ...init, body: JSON.stringify(body) });
  // Read in full here: the explorer aborts the request once it has read its own copy.
  const text = await response.text();
  try {
    flow.learn(JSON.parse(text).data);
  } catch {}
  const { status, statusText, headers } = response;
  return new Response(text, { status, statusText, headers });
};
const plainSend = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const message = typeof text === 'string' && text.startsWith('{') ? JSON.parse(text) : {};
  if (message.type === 'subscribe') {
    message.payload = flow.fill(message.payload).body;
    text = JSON.stringify(message);
  }
  return plainSend.call(this, text);
};`;
