import { http, HttpResponse, isCommonAssetRequest } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';

// What earlier stories still ask for, which the story that is shown knows nothing of.
const handlers = [
  // Their sessions try to renew themselves for half a minute, and are refused.
  http.post('*/auth/v1/token', ({ request }) =>
    new URL(request.url).searchParams.get('grant_type') === 'refresh_token'
      ? HttpResponse.error()
      : undefined,
  ),
  // One that turned out to be somebody else’s, or over, is ended on this device alone, and nobody waits for that.
  http.post('*/auth/v1/logout', ({ request }) =>
    new URL(request.url).searchParams.get('scope') === 'local'
      ? new HttpResponse(null, { status: 204 })
      : undefined,
  ),
];

/**
 * Whether the catalogue itself asks: for its files, or for one of its pages. The service worker asks an open page of the catalogue
 * also about the page that somebody opens in another window.
 */
function isOfCatalogue(data: unknown) {
  const { request } = Object(data) as { request?: Request };
  if (!request) return false;
  const { origin, pathname } = new URL(request.url);
  const isPage = origin === location.origin && /(?:\/|\.html)$/.test(pathname);
  return isPage || isCommonAssetRequest(request);
}

/**
 * Answers the requests of stories: by a service worker in the catalogue, and within the page where all stories are tested, because
 * that takes less of the processor (docs/speed.md). Only the tests of the built catalogue go through the service worker.
 */
export async function storyNetwork(): Promise<SetupWorker> {
  if (import.meta.env['EVERY_VIEW']) {
    const { answerPictures, answerRequests, network } = await import('../mocks/inPageNetwork.ts');
    network.configure({ handlers });
    answerRequests();
    answerPictures();
    return Object.assign(network, { start: async () => undefined, stop: network.disable });
  }
  const worker = setupWorker(...handlers);
  // Relative, so that the catalogue works below a sub-path.
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      if (!isOfCatalogue(frame.data)) defaults.error();
    },
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return worker;
}
