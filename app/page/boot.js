// What the page cannot leave to the app's code, which comes later. Inlined into index.html (inlineScript.ts): a
// classic script without imports. Everything that differs between builds stands in its `data-page` (pageData.ts).
(() => {
  const {
    app,
    soon,
    font,
    visitor,
    signedIn,
    session: key,
    views,
    key: apikey,
    reads,
  } = JSON.parse(document.currentScript.dataset.page);
  const { documentElement: html, head } = document;
  const over = new AbortController();
  const held = { view: 'landing', begun: false, presses: [], takeOver: () => over.abort() };
  window.parley = held;

  const stored = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      // Storage refused: nobody is signed in here, and the system's theme it is.
      return null;
    }
  };
  const theme = stored('parley-theme');
  if (theme === 'light' || theme === 'dark') html.dataset.theme = theme;

  const fetchSoon = (rel, href, as = '') =>
    head.append(Object.assign(document.createElement('link'), { rel, href, as, crossOrigin: '' }));
  let starting;
  const start = (links) => {
    // A development server's page starts the app by itself.
    if (starting || app.length === 0) return;
    for (const href of app) fetchSoon('modulepreload', href);
    for (const link of links) fetchSoon(...link);
    starting = import(app[0]).catch((error) => {
      starting = undefined;
      reportError(error);
    });
  };

  // What the user's own shell says in their place.
  const words = { __proto__: null };
  const text = stored(key);
  const redirected = /[#?&](access_token|error|error_code|error_description)=/.test(location.href);
  if (text !== null || redirected) {
    // What takes longest goes first: over an old connection a browser sends six requests at once.
    start(signedIn.slice(0, 1));
    held.view = 'resolving';
    let found = {};
    try {
      found = Object(JSON.parse(text));
    } catch {
      // Whoever reads it next will throw it away.
    }
    const { access_token: token, expires_at: end, user } = found;
    const lasts = end * 1000 - Date.now() > 90_000;
    if (!redirected && lasts && typeof token === 'string' && typeof user?.id === 'string') {
      const name = String(user.user_metadata?.full_name || 'User');
      words['{name}'] = name;
      words['{'] = Array.from(name)[0].toUpperCase();
      words['{email}'] = String(user.email ?? '');
      held.view = 'main';
      held.user = user;
      held.until = end * 1000;
      held.reads = Object.fromEntries(
        reads.map(([name, url, accept]) => [
          name,
          fetch(url.replace('{id}', encodeURIComponent(user.id)), {
            headers: { apikey, authorization: `Bearer ${token}`, accept },
            signal: AbortSignal.timeout(15_000),
          }).catch(() => undefined),
        ]),
      );
    }
    for (const link of signedIn.slice(1)) fetchSoon(...link);
  }
  html.dataset.view = held.view;
  // Whoever comes back has it already, or waits for something more important.
  if (font && held.view === 'landing') fetchSoon('preload', font, 'font');

  const listen = (type, hear) => addEventListener(type, hear, { capture: true, signal: over.signal });
  const show = (view) => {
    const made = document.querySelector(`template[data-view="${view}"]`)?.content.cloneNode(true);
    if (made) {
      const texts = document.createTreeWalker(made, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        texts.currentNode.data = words[texts.currentNode.data] ?? texts.currentNode.data;
      document.getElementById('root').replaceChildren(made);
    }
    held.view = html.dataset.view = view;
  };
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  if (held.view !== 'landing') return void parsed.then(() => show(held.view));

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    listen(type, ({ target }) => target.closest?.('button') && start(visitor));
  // Another tab signed in.
  listen('storage', (event) => event.key === key && event.newValue !== null && start(visitor));
  listen('click', (event) => {
    const button = event.target.closest?.('#root button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    start(visitor);
    const [view] = views.find(([, labels]) => labels.includes(button.textContent)) ?? [];
    if (view === undefined || held.view !== 'landing' || held.begun) return held.presses.push(button);
    held.view = view;
    void parsed.then(() => {
      show(view);
      scrollTo(0, 0);
      document.querySelector('h1').focus({ preventScroll: true });
    });
  });

  // Fetched, not run, and not before there is something to look at.
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(() => soon.forEach((href) => fetchSoon('modulepreload', href)));
  }).observe({ type: 'paint', buffered: true });
})();
