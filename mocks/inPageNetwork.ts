import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { backendUrl } from './handlers/backendState.ts';

/**
 * Answers the page's requests for tests. They do not leave the page: the way over a service worker, which the catalogue takes,
 * needs more of the processor (docs/speed.md), and there are thousands of tests.
 */
export const network = defineNetwork({
  sources: [
    new InterceptorSource({
      interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor(), new WebSocketInterceptor()],
    }),
  ],
  context: { quiet: true },
  onUnhandledFrame: 'error',
});

/** What the page holds itself, such as a picture that was chosen. No server is asked for it. */
const isOfPage = (input: RequestInfo | URL) =>
  /^(?:blob|data):/.test(input instanceof Request ? input.url : String(input));

/** Answers requests from now on, but for what the page holds itself. */
export function answerRequests() {
  const browserFetch = window.fetch.bind(window);
  network.enable();
  const answeredFetch = window.fetch.bind(window);
  window.fetch = (input, init) => (isOfPage(input) ? browserFetch : answeredFetch)(input, init);
}

async function pictureAt(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`There is no picture at ${address}: ${answer.status}`);
  return URL.createObjectURL(await answer.blob());
}

/** Answers pictures of the backend too, for which no script asks: one that could not be loaded is fetched, and shown by its `srcset`. */
export function answerPictures() {
  addEventListener(
    'error',
    (event) => {
      const picture = event.target;
      const isOfBackend = picture instanceof HTMLImageElement && picture.src.startsWith(backendUrl);
      // What is dispatched below is for the page.
      if (!isOfBackend || picture.srcset || !event.isTrusted) return;
      event.stopImmediatePropagation();
      void pictureAt(picture.src)
        .then((address) => {
          picture.srcset = address;
          // Another picture that the page shows by the same element.
          new MutationObserver(() => picture.removeAttribute('srcset')).observe(picture, {
            attributeFilter: ['src'],
          });
        })
        .catch(() => picture.dispatchEvent(new Event('error')));
    },
    true,
  );
}
