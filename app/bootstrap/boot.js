// What the page cannot leave to the app's code, which comes later. Inlined into index.html (inlineScript.ts): a
// classic script without imports. Everything that differs between builds stands in its `data-page` (pageData.ts).
(() => {
  // The notice of unsupportedBrowser.js stands above the landing page, which needs no script to be read.
  if (window.parleyUnsupported) return;
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
    linkErrors,
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
    // Styles that the page brought along are not fetched: whoever looks for them finds that they are here.
    head.append(
      Object.assign(document.createElement('link'), {
        rel,
        disabled: rel === 'stylesheet',
        href,
        as,
        crossOrigin: '',
      }),
    );
  const idle = window.requestIdleCallback ?? setTimeout;
  // A browser's first formats take it as long as all that React draws (src/screens/shell/warmUpIntl.ts): while the line is at
  // work, one at a time.
  const formats = [
    () => 'a'.localeCompare('b'),
    () => new Intl.NumberFormat(),
    () => new Intl.DateTimeFormat(),
  ];
  const warm = () => {
    formats.shift()();
    if (formats.length > 0) idle(warm);
  };
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

  // What the page says of its own in the places for it.
  const words = { __proto__: null };
  let brought;
  const text = stored(key);
  const address = new URL(location.href);
  const link = new URLSearchParams(`${address.search.slice(1)}&${address.hash.slice(1)}`);
  const told = ['access_token', 'error', 'error_code', 'error_description'].filter((name) => link.has(name));
  if (text === null && told.length > 0 && told[0] !== 'access_token') {
    // Nobody is signed in, and the address says all that there is to know: the form needs no code to tell it. It is told in
    // our words, as by linkErrorOf: anybody can write an address.
    const code = link.get('error_code') || link.get('error');
    [, held.refused] = linkErrors.find(([codes]) => codes.includes(code)) ?? linkErrors.at(-1);
    words['{refused}'] = held.refused;
    held.view = 'signin';
    brought = 'refused';
    for (const name of told) address.searchParams.delete(name);
    address.hash = '';
    history.replaceState(history.state, '', address.href);
  } else if (text !== null || told.length > 0) {
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
    const lasts = typeof end === 'number' && end * 1000 - Date.now() > 90_000;
    // People write their own metadata, and anything may have been stored: nothing but whole texts is taken, as in userOf.
    const textOf = (value) => (typeof value === 'string' && !/\p{Cs}/u.test(value) ? value : '');
    if (told.length === 0 && lasts && textOf(token) && textOf(user?.id)) {
      const name = textOf(user.user_metadata?.full_name) || 'User';
      words['{name}'] = name;
      words['{'] = Array.from(name)[0].toUpperCase();
      words['{email}'] = textOf(user.email);
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
    for (const [rel, href, as] of signedIn.slice(1))
      fetchSoon(as === 'style' && held.view === 'main' ? 'stylesheet' : rel, href, as);
    if (held.view === 'main') idle(warm);
  }
  // Nothing is shown, nor laid out, of what is about to be replaced (pagePlugin.ts).
  html.dataset.view = held.view === 'landing' ? held.view : '';
  const known = held.view === 'landing' || held.view === 'signin';
  const hasFont = stored('parley-font') === font;
  // Chrome, which tells it, holds the first paint up for a preloaded font, but not as long as an answer takes here. What is
  // kept from an earlier visit needs no answer, and without a preload it would come too late.
  const slow = navigator.connection?.rtt > 100;
  if (font && known && (hasFont || !slow)) fetchSoon('preload', font, 'font');
  // It would come in the way of the scripts, and too late to be shown: it is for the next time. And while a font is waited
  // for, Chrome looks for a stand-in of its own at every size: more than half of the first layout.
  if (font && !hasFont && (slow || !known)) document.getElementById('fonts').media = 'not all';
  if (font && !hasFont)
    addEventListener('load', () =>
      setTimeout(
        () =>
          navigator.onLine &&
          fetch(font)
            .then((response) => response.blob())
            .then(() => localStorage.setItem('parley-font', font))
            .catch(() => undefined),
        known && !slow ? 0 : 3000,
      ),
    );

  const listen = (type, hear) => addEventListener(type, hear, { capture: true, signal: over.signal });
  const show = (view, template = view) => {
    const made = document.querySelector(`template[data-view="${template}"]`)?.content.cloneNode(true);
    if (made) {
      const texts = document.createTreeWalker(made, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        texts.currentNode.data = words[texts.currentNode.data] ?? texts.currentNode.data;
      // The app goes on with them.
      head.append(...made.querySelectorAll('style'));
      document.getElementById('root').replaceChildren(made);
    }
    held.view = html.dataset.view = view;
  };
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const open = (view, template) => {
    show(view, template);
    scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  if (held.view !== 'landing') void parsed.then(() => (known ? open : show)(held.view, brought));
  if (!known) return;

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    listen(type, ({ target }) => target.closest?.('button, input') && start(visitor));
  // Another tab signed in.
  listen('storage', (event) => event.key === key && event.newValue !== null && start(visitor));
  listen('click', (event) => {
    const button = event.target.closest?.('#root button');
    if (!button) return;
    // A menu: the browser opens it, beside its button where it can position it there. Elsewhere our code does.
    if (button.popoverTargetElement && CSS.supports('position-area: block-end')) return start(visitor);
    event.preventDefault();
    event.stopPropagation();
    start(visitor);
    const [view] = views.find(([, labels]) => labels.includes(button.textContent)) ?? [];
    if (view === undefined || held.view !== 'landing' || held.begun) return held.presses.push(button);
    held.view = view;
    void parsed.then(() => open(view));
  });

  // To hear one of these React would take the whole page over at once. It is told what came of them when it has.
  const once =
    'pointerdown pointerup mousedown mouseup touchstart touchend keydown keypress keyup textInput input change';
  for (const type of once.split(' ')) listen(type, (event) => event.stopPropagation());

  // Fetched, not run, and not before there is something to look at.
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    idle(() => soon.forEach((href) => fetchSoon('modulepreload', href)));
  }).observe({ type: 'paint', buffered: true });
})();
