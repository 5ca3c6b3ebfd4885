/**
 * Plain JavaScript of the page, for functions that the explorer has no option for. It shows whether the reader is
 * signed in, begins with the first tab, runs the first operation in view if "Send" does not say which, and copies what
 * was sent as curl.
 */
export const barScript = `
async function showSignedIn() {
  const shown = document.getElementById('who');
  const response = await plainFetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ me { username } }' }),
  });
  const me = (await response.json()).data?.me;
  shown.textContent = me ? 'Signed in as ' + me.username : 'Not signed in: most examples need that. ';
  if (me) return;
  const link = document.createElement('a');
  link.href = '/login';
  link.textContent = 'Sign in';
  shown.append(link);
}
// Without a connection there is nothing to say: the explorer shows that itself with the next request.
showSignedIn().catch(() => {});

/** The explorer opens the last tab. */
function beginWithFirst() {
  const begun = new MutationObserver(() => {
    const tabs = document.querySelectorAll('app-window-switcher-item .window-switcher__item');
    if (tabs.length < options.initialWindows.length) return;
    begun.disconnect();
    // While it still builds them, a click is lost.
    const press = (left) => {
      const first = document.querySelector('app-window-switcher-item .window-switcher__item');
      if (first.classList.contains('window-switcher__item--active') || left === 0) return;
      first.click();
      setTimeout(press, 200, left - 1);
    };
    press(25);
  });
  begun.observe(document.body, { childList: true, subtree: true });
}

// With several operations the explorer would only ask for one, and has no list of them in view.
document.addEventListener(
  'click',
  (event) => {
    if (!event.target.closest?.('.send-request__button[track-id="set_request"]')) return;
    const operations = document.querySelectorAll('app-query-editor .query-editor__line-widget');
    if (operations.length < 2) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    operations[0].click();
  },
  true,
);

let sent = null;
const copy = document.getElementById('copy');
function keepSent(body) {
  sent = body;
  copy.hidden = false;
}
copy.addEventListener('click', async () => {
  const quoted = JSON.stringify(sent).replaceAll("'", "'\\\\''");
  const lines = [
    "curl '" + endpointURL + "'",
    '-H "Authorization: Bearer $TOKEN"',
    "-H 'Content-Type: application/json'",
    "-d '" + quoted + "'",
  ];
  try {
    await navigator.clipboard.writeText(lines.join(' \\\\\\n  '));
    happened.textContent = 'Copied. Put an access token into TOKEN.';
  } catch {
    happened.textContent = 'The browser did not allow copying.';
  }
});`;
